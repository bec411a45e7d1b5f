/** What the player has set on this device. */
import { keptSettings, SETTINGS_KEY, wishedLanguage } from "./languages";
import { words, type Language } from "./words.svelte";

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
  face: number;
  contrast: boolean;
  leftHanded: boolean;
  shortcuts: boolean;
  unhurried: boolean;
  keys: Readonly<Record<string, string>>;
}

function wishes(): Kept {
  const asked = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;
  const standard: Kept = {
    language: wishedLanguage(),
    volume: 0.6,
    lessMotion: asked("(prefers-reduced-motion: reduce)"),
    calm: false,
    name: "",
    learnt: [],
    oneClick: false,
    automatic: true,
    textSize: 1,
    face: -1,
    contrast: asked("(prefers-contrast: more)"),
    leftHanded: false,
    shortcuts: true,
    unhurried: false,
    keys: {},
  };
  return { ...standard, ...(keptSettings() as Partial<Kept>), language: standard.language };
}

const kept = wishes();

class Settings {
  language = $state<Language>(kept.language);
  /** 0 to 1. */
  volume = $state(kept.volume);
  lessMotion = $state(kept.lessMotion);
  /** No flashes, no sudden sounds. */
  calm = $state(kept.calm);
  /** What the others at a table read beside one's seat, and see there. */
  name = $state(kept.name);
  face = $state(kept.face);
  /** How often they were chosen on this page: a table where one sits is told. */
  calls = $state(0);
  /** The games whose tutorial was offered. */
  learnt = $state.raw(kept.learnt);

  /** A click of the mouse does at once what a tap only shows. */
  oneClick = $state(kept.oneClick);
  /** A step that leaves no choice is taken by itself, after a moment. */
  automatic = $state(kept.automatic);
  /** How large words are, 1 as they were made. */
  textSize = $state(kept.textSize);
  contrast = $state(kept.contrast);
  /** Keys and panels are where the left hand is. */
  leftHanded = $state(kept.leftHanded);
  /** Single keys act wherever the focus is; some are others than at first. */
  shortcuts = $state(kept.shortcuts);
  keys = $state.raw(kept.keys);
  /** Tables that are opened here are without haste, for everybody at them. */
  unhurried = $state(kept.unhurried);

  keep(): void {
    const { language, volume, lessMotion, calm, name, learnt, oneClick, automatic, textSize } = this;
    const { face, contrast, leftHanded, shortcuts, keys, unhurried } = this;
    const told: Kept = {
      language,
      volume,
      lessMotion,
      calm,
      name,
      learnt,
      oneClick,
      automatic,
      textSize,
      face,
      contrast,
      leftHanded,
      shortcuts,
      keys,
      unhurried,
    };
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(told));
    } catch {
      // a browser that keeps nothing: then it is set for this visit
    }
  }

  /** One is called so from now on. */
  call(name: string, face: number): void {
    [this.name, this.face] = [name, face];
    this.calls += 1;
    this.keep();
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    this.keep();
    await words.speak(language);
  }
}

export const settings = new Settings();
