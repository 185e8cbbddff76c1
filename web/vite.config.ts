/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "smol-toml"
import { defineConfig, type Plugin } from "vite"

/** A game's own figures, read where the game keeps them. */
const toml: Plugin = {
  name: "toml",
  transform: (code, id) => (id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null),
}

/** The service worker's version and what it keeps from the start: what the page itself names. */
const shell: Plugin = {
  name: "shell",
  apply: "build",
  writeBundle({ dir }) {
    if (!dir) return
    const [page, worker] = [join(dir, "index.html"), join(dir, "sw.js")]
    const named = [...readFileSync(page, "utf8").matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path)
    const files = [...named, "/assets/mark.svg", "/offline.css", "/again.js"]
    const hash = createHash("sha256")
    const built = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    for (const path of built.map((file) => join(file.parentPath, file.name)).sort()) hash.update(readFileSync(path))
    const code = readFileSync(worker, "utf8").replace("__VERSION__", hash.digest("hex").slice(0, 12))
    writeFileSync(worker, code.replace(/(["'`])__SHELL__\1/, JSON.stringify(JSON.stringify(files))))
  },
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
  plugins: [toml, board, svelte(), shell],
  build: {
    outDir: "../src/condotta/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      input: ["index.html", "src/offline/sw.ts"],
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  // Tests run the same reactive code as the browser.
  resolve: { conditions: ["browser", "module", "import", "default"] },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
})
