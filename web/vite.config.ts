/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"

// Everything comes from the house's own server, under a policy that allows nothing inline.
export default defineConfig({
  plugins: [svelte()],
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
  test: { include: ["src/**/*.test.ts"], environment: "node" },
})
