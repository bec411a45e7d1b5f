/** How the built files are cut, packed and announced. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const require = createRequire(import.meta.url);

/** Only woff2, which every browser that can run this reads; and each file only for the letters that are in it. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    enforce: "pre",
    transform(code, id) {
      const [, family, letters] = /@fontsource\/([\w-]+)\/(?:([a-z-]+)-)?\d+\.css/.exec(id.replaceAll("\\", "/")) ?? [];
      if (!family) return undefined;
      const newest = code.replace(/,\s*url\([^)]+\.woff\) format\(['"]woff['"]\)/g, "");
      if (!letters) return newest;
      const ranges = require(`@fontsource/${family}/unicode.json`) as Record<string, string>;
      return newest.replace(/\}\s*$/, `  unicode-range: ${ranges[letters]};\n}`);
    },
  };
}

const SCREEN = /[\\/]games[\\/]([\w-]+)[\\/]Screen\.svelte$/;

/** The frame is one file, and so is the screen of each game; the rest is cut by who needs it. */
export const CHUNKS: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: "frame", test: /[\\/]web[\\/]src[\\/](?:main\.ts|lib[\\/].*\.(?:ts|svelte))$|preload-helper/, priority: 2 },
    { name: (id) => SCREEN.exec(id)?.[1]?.replace(/^/, "screen-") ?? null, debugName: "screen", priority: 1 },
  ],
};

/** Fonts that every page shows first. */
const FIRST_FONTS = ["cormorant-latin-700-normal", "alegreya-sans-latin-400-normal"];

/** The page asks at once for what its frame would ask for later. */
export function announcements(): Plugin {
  return {
    name: "announcements",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const style = /\s*<link rel="stylesheet"[^>]*>/;
        const first = Object.keys(bundle).filter((name) => FIRST_FONTS.some((font) => name.includes(font)));
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "" };
        const tags = first.map((name) => ({ tag: "link", attrs: { ...attrs, href: `/${name}` } }));
        // The style first of all, over the line that is open already: nothing is painted before it is here.
        const sorted = html
          .replace(style, "")
          .replace(/\s*<script/, (script) => (style.exec(html)?.[0] ?? "") + script);
        return { html: sorted, tags: tags.map((tag) => ({ ...tag, injectTo: "head" as const })) };
      },
    },
  };
}

const PACKED = /\.(?:js|css|svg)$/;

/** Beside each file its brotli: a fifth smaller than gzip, but too slow to make when somebody waits. */
export function brotli(folder: string): Plugin {
  const assets = join(folder, "assets");
  return {
    name: "brotli",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(assets).filter((name) => PACKED.test(name))) {
        const text = readFileSync(join(assets, name));
        const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}
