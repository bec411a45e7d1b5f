/** What the player has set on this device. */
import { languageOf, words, type Language } from "./words.svelte";

const KEY = "kurayami.settings";

interface Kept {
  language: Language;
  volume: number;
  lessMotion: boolean;
  calm: boolean;
  name: string;
  learnt: readonly string[];
  oneClick: boolean;
  automatic: boolean;
  textSize: number;
}

function wishes(): Kept {
  const asked = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;
  const standard: Kept = {
    language: languageOf(typeof navigator === "undefined" ? "en" : navigator.language),
    volume: 0.6,
    lessMotion: asked("(prefers-reduced-motion: reduce)"),
    calm: false,
    name: "",
    learnt: [],
    oneClick: false,
    automatic: true,
    textSize: 1,
  };
  try {
    return { ...standard, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return standard;
  }
}

const kept = wishes();

class Settings {
  language = $state<Language>(languageOf(kept.language));
  /** 0 to 1. */
  volume = $state(kept.volume);
  lessMotion = $state(kept.lessMotion);
  /** No flashes, no sudden sounds. */
  calm = $state(kept.calm);
  /** What the others at a table read beside one's seat. */
  name = $state(kept.name);
  /** The games whose tutorial was offered. */
  learnt = $state.raw(kept.learnt);

  /** A click of the mouse does at once what a tap only shows. */
  oneClick = $state(kept.oneClick);
  /** A step that leaves no choice is taken by itself, after a moment. */
  automatic = $state(kept.automatic);
  /** How large words are, 1 as they were made. */
  textSize = $state(kept.textSize);

  keep(): void {
    const { language, volume, lessMotion, calm, name, learnt, oneClick, automatic, textSize } = this;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, volume, lessMotion, calm, name, learnt, oneClick, automatic, textSize }),
      );
    } catch {
      // a browser that keeps nothing: then it is set for this visit
    }
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    this.keep();
    await words.speak(language);
  }
}

export const settings = new Settings();
