import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { installing } from "./installing";
import { announcements, brotli, CHUNKS, fonts } from "./packing";
import { words } from "./words";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The notices of what is bundled go where the page can show them. */
function notices(): Plugin {
  return {
    name: "notices",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: readFileSync(here("../THIRD_PARTY.md")) });
    },
  };
}

const STATIC = here("../src/kurayami/server/static");

export default defineConfig({
  plugins: [
    fonts(),
    words(here("../src/kurayami/words")),
    notices(),
    svelte(),
    announcements(),
    installing(here),
    brotli(STATIC),
  ],
  base: "/",
  resolve: { alias: { $lib: here("./src/lib") } },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict Content-Security-Policy has no room for data: addresses
    manifest: true,
    license: { fileName: ".vite/license.json" },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    rolldownOptions: { output: { codeSplitting: CHUNKS } },
  },
  // The timeout is the last net: on a busy machine everything takes longer.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 120_000, hookTimeout: 120_000 },
});
