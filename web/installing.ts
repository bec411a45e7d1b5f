/** What makes the page one that can be installed: its manifest, its icons, and the worker that keeps its files. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const MANIFEST = {
  name: "kurayami",
  short_name: "kurayami",
  id: "/",
  start_url: "/",
  display: "standalone",
  background_color: "#07080c",
  theme_color: "#07080c",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icon-whole.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
  ],
};

/** `here` finds files of this folder. */
export function installing(here: (path: string) => string): Plugin {
  return {
    name: "installing",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/app.webmanifest" }, injectTo: "head" as const },
    ],
    generateBundle(_, bundle) {
      const icon = readFileSync(here("./src/art/icon.svg"), "utf8");
      const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const worker = readFileSync(here("./service-worker.js"), "utf8").replace("VERSION", version);
      const files = {
        "app.webmanifest": JSON.stringify(MANIFEST),
        "icon.svg": icon,
        "icon-whole.svg": icon.replace('rx="14"', ""), // whoever masks it cuts its corners
        "service-worker.js": worker,
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
