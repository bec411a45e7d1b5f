/** Days and times, as people say them. */
import type { Language } from "./languages";

/** Locale of each language, for dates and lists. */
export const LOCALES: Record<Language, string> = { en: "en-GB", ja: "ja-JP", pl: "pl-PL" };

/** A day such as "2026-11-16": "Monday 16 November", "11月16日（月）", "poniedziałek, 16 listopada". */
export function dayWords(day: string, language: Language): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  const weekday = language === "ja" ? "short" : "long";
  const said = timeWords(at, language, { weekday, day: "numeric", month: "long", timeZone: "UTC" });
  return language === "ja" ? said.replace(/\((.*)\)/, "（$1）") : said;
}

export function timeWords(at: Date | number, language: Language, wish: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], wish).format(at);
}
