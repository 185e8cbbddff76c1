/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { parse } from "smol-toml"
import { defineConfig, type Plugin } from "vite"

/** A game's own figures, read where the game keeps them. */
const toml: Plugin = {
  name: "toml",
  transform: (code, id) => (id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null),
}

const DRAWN = ["outline", "territories", "id", "name", "city", "zones", "territory", "x", "y", "polygon", "borders", "kind", "seg", "mountains", "line"]
interface Board {
  borders: { kind: string }[]
}

/** Of Conquest's board only what the page draws: it is the largest thing before a first decision. */
const board: Plugin = {
  name: "board",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/westeria.json")) return null
    const file = JSON.parse(code) as Board
    return { code: JSON.stringify({ ...file, borders: file.borders.filter((border) => border.kind === "territory") }, DRAWN), map: null }
  },
}

// Everything comes from the house's own server, under a policy that allows nothing inline.
export default defineConfig({
  plugins: [toml, board, svelte()],
  build: {
    outDir: "../src/condotta/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  // Tests run the same reactive code as the browser.
  resolve: { conditions: ["browser", "module", "import", "default"] },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
})
