/** The message files as modules: one for each language and each thing that they are about. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What every page needs. Any other file belongs to a game: `<game>.ftl`, `web-<game>.ftl`, `web-<game>-cards.ftl`. */
export const FRAME = "frame";
const FRAME_FILES = ["house", "server", "web"];
/** Said by commands and in terminals only. */
const ELSEWHERE = ["commands", "terminal"];

/** The names of files, sorted by what they are about. */
export function sorted(names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const name of [...names].sort((one, other) => about(one).length - about(other).length)) {
    if (ELSEWHERE.includes(name)) continue;
    const known = [...found.keys()].find((key) => about(name) === key || about(name).startsWith(`${key}-`));
    const key = FRAME_FILES.includes(name) ? FRAME : (known ?? about(name));
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
}

const about = (name: string): string => name.replace(/^web-/, "");

const INDEX = "virtual:words";

export function words(folder: string): Plugin {
  const path = (language: string, name: string): string => join(folder, language, `${name}.ftl`);
  const inFolder = (language: string): Map<string, string[]> =>
    sorted(readdirSync(join(folder, language)).flatMap((file) => /^(.+)\.ftl$/.exec(file)?.[1] ?? []));

  function index(): string {
    const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
    const keys = languages.flatMap((language) => [...inFolder(language).keys()].map((key) => `${language}-${key}`));
    const lines = keys.map((key) => `  "${key}": () => import("${INDEX}/${key}").then((found) => found.default),`);
    return `export default {\n${lines.join("\n")}\n};`;
  }
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      const [, language, key] = new RegExp(`^\0${INDEX}/([a-z]{2})-([\\w-]+)$`).exec(id) ?? [];
      if (!language || !key) return undefined;
      const files = (inFolder(language).get(key) ?? []).map((name) => path(language, name));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))};`;
    },
  };
}
