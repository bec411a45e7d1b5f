/** The rules pages: one file for each game and language, fetched when it is read. */
import type { Language } from "../words.svelte";

const files = import.meta.glob<string>("../../../../docs/rules/**/*.md", { query: "?raw", import: "default" });

/** Where the page stands under docs/rules: the English one is the original, the others are in folders of their own. */
export const pathOf = (game: string, language: Language): string =>
  language === "en" ? `${game}.md` : `${language}/${game}.md`;

export function pageOf(game: string, language: Language): (() => Promise<string>) | undefined {
  const path = `/docs/rules/${pathOf(game, language)}`;
  return Object.entries(files).find(([file]) => file.endsWith(path))?.[1];
}
