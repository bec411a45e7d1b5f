/** What is said when not even the words can be fetched: the message `web-line-lost` of each language. */
import type { Language } from "./languages";

export const AWAY: Readonly<Record<Language, string>> = {
  en: "Connection lost. Reconnecting…",
  ja: "接続が切れました。つなぎ直しています…",
  pl: "Połączenie zerwane. Łączymy ponownie…",
};
