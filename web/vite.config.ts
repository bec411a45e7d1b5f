import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Every browser that can run this reads woff2; the older files would only make the wheel heavy. */
function newFontsOnly(): Plugin {
  return {
    name: "new-fonts-only",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("@fontsource")) return undefined;
      return code.replace(/,\s*url\([^)]+\.woff\) format\(['"]woff['"]\)/g, "");
    },
  };
}

/** The notices of what is bundled go where the page can show them. */
function notices(): Plugin {
  return {
    name: "notices",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: readFileSync(here("../THIRD_PARTY.md")) });
    },
  };
}

export default defineConfig({
  plugins: [newFontsOnly(), notices(), svelte()],
  base: "/",
  resolve: { alias: { $lib: here("./src/lib") } },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../src/kurayami/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict Content-Security-Policy has no room for data: addresses
    manifest: true,
    license: { fileName: ".vite/license.json" },
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
  },
  // The timeout is the last net: on a busy machine everything takes longer.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 120_000, hookTimeout: 120_000 },
});
