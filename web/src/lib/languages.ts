/** Languages that are spoken here. Small on purpose: the first thing that a page reads. */
export const LANGUAGES = ["en", "ja", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where the settings of this device are kept. */
export const SETTINGS_KEY = "kurayami.settings";

/** The language that fits a wish such as "pl-PL" or "ja"; English if none does. */
export function languageOf(wish: string): Language {
  const language = wish.replace("_", "-").split("-")[0]?.toLowerCase();
  return LANGUAGES.find((known) => known === language) ?? "en";
}

/** What was kept on this device, as far as it can be read. */
export function keptSettings(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** The language that this device was set to, or its browser's. */
export function wishedLanguage(): Language {
  const { language } = keptSettings();
  const standard = typeof navigator === "undefined" ? "en" : navigator.language;
  return languageOf(typeof language === "string" ? language : standard);
}
