/** Everything that a player reads: the same message files as the terminal's, in three languages. */
import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import files from "virtual:words";
import { LOCALES } from "./dates";
import { LANGUAGES, languageOf, type Language } from "./languages";
import { BREAKS, marked } from "./phrases";

export { LANGUAGES, languageOf, type Language };
export type Params = Record<string, string | number>;

/** How sentences call whoever sits somewhere. */
export interface Called {
  readonly shown: string;
  /** The name that a person chose. */
  readonly own: string | null;
}

/** What is said instead of a message: a text as it is, which nobody reads as a message, another message, or several. */
export type Wording =
  { readonly text: string } | { readonly key: string; readonly params?: Params } | { readonly keys: readonly string[] };

/** What a game's content says in its own words, by the messages that it replaces. */
export type OwnWords = Readonly<Record<string, Wording>>;

export function bundleOf(
  language: Language,
  texts: readonly string[],
  at: (seat: number) => Called | undefined = () => undefined,
  own: () => OwnWords = () => ({}),
): FluentBundle {
  const whole = (value: FluentValue | undefined): number => Number(value?.valueOf());
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      /** NAME("hr-colour", $colour) in a message stands for the message hr-colour-blue, if that is the colour. */
      NAME: (args): string => spoken(bundle, own(), args.map(String).join("-"), {}),
      /** NTH($shadow): what is counted from nought, for people, who count from one. */
      NTH: ([number]): string => String(whole(number) + 1),
      /** SEAT($seat): whoever sits there, by name. */
      SEAT: ([seat]): string =>
        at(whole(seat))?.shown ?? format(bundle, "player-numbered", { number: whole(seat) + 1 }),
      /** VISITOR($seat): "Visitor 1", or the name of the person who plays there. */
      VISITOR: ([seat]): string => at(whole(seat))?.own ?? format(bundle, "visitor-numbered", { number: whole(seat) }),
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/**
 * In Polish, letters that stand alone, numbers and what they count stay on the line of the word that follows.
 * In Japanese, lines end between phrases: where the browser doesn't see to it, marks tell it where they do.
 */
export function typeset(language: Language, text: string): string {
  if (language === "ja" && BREAKS) return marked(text);
  if (language !== "pl") return text;
  return text
    .replace(/(?<=^|[\s(„])([aiouwz]) (?=\S)/giu, "$1\u00a0")
    .replace(/(?<=\d) (?=(?:ms|s|h|min)(?![\p{L}\d]))/gu, "\u00a0")
    .replace(/(?<=(?:^|[\s(„])(?:etap|cień|cieniu|cienia|gość|runda|rundę|rundy|slot|pole|polu)) (?=\d)/giu, "\u00a0")
    .replace(/ (?=–)/gu, "\u00a0");
}

export function format(bundle: FluentBundle, key: string, params: Params): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  return bundle.formatPattern(pattern, params as Record<string, FluentValue>);
}

/** The message, or what is said instead of it. */
export function spoken(bundle: FluentBundle, own: OwnWords, key: string, params: Params): string {
  const wording = own[key];
  if (!wording) return format(bundle, key, params);
  if ("text" in wording) return wording.text;
  if ("keys" in wording) return wording.keys.map((each) => spoken(bundle, own, each, {})).join(" / ");
  return format(bundle, wording.key, wording.params ?? {});
}

/** What stands between parts that are put together here: a list, things with commas of their own, sentences, facts. */
const BETWEEN: Record<"list" | "things" | "sentences" | "facts", Record<Language, string>> = {
  list: { en: ", ", ja: "、", pl: ", " },
  things: { en: "; ", ja: "、", pl: "; " },
  sentences: { en: " ", ja: "", pl: " " },
  facts: { en: " · ", ja: "・", pl: " · " },
};

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle>(bundleOf("en", []));
  /** Those at the table that the page shows, by their seats. */
  people = $state.raw<readonly Called[]>([]);
  /** What the game that the page shows says in its own words. */
  own = $state.raw<OwnWords>({});

  private games = new Set<string>();
  private learning = new Map<string, Promise<void>>();
  private wish: Language = "en";
  private reading: Promise<void> = Promise.resolve();
  private times = 0;

  /** Reads the words of a game too. What could not be read is read when it is asked for again. */
  learn(game: string): Promise<void> {
    const known = this.learning.get(game);
    if (known) return known;
    this.games.add(game);
    const learning = this.speak(this.wish);
    this.learning.set(game, learning);
    learning.catch(() => this.learning.delete(game));
    return learning;
  }

  speak(language: Language): Promise<void> {
    this.wish = language;
    return (this.reading = this.read(language));
  }

  /** A request made during another one is answered last, and answers both. */
  private async read(language: Language): Promise<void> {
    const time = (this.times += 1);
    const wanted = ["frame", ...this.games].map((about) => files[`${language}-${about}`]);
    const texts = await Promise.all(wanted.map((load) => load?.() ?? ""));
    if (time !== this.times) return this.reading;
    if (language === "ja") void import("@fontsource/shippori-mincho/500.css").catch(() => undefined);
    this.bundle = bundleOf(
      language,
      texts,
      (seat) => this.people[seat],
      () => this.own,
    );
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The message with its params filled in. */
  say(key: string, params: Params = {}): string {
    return typeset(this.language, spoken(this.bundle, this.own, key, params));
  }

  /** A number with so many digits behind the point, or the comma. */
  decimal(value: number, digits: number): string {
    const text = value.toFixed(digits);
    return this.language === "pl" ? text.replace(".", ",") : text;
  }

  /** Parts with what this language puts between them; those that say nothing are left out. */
  join(kind: keyof typeof BETWEEN, parts: readonly string[]): string {
    return parts.filter(Boolean).join(BETWEEN[kind][this.language]);
  }

  /** Several, as a sentence names them: "Ada, Bea and Cleo". */
  all(names: readonly string[]): string {
    return new Intl.ListFormat(LOCALES[this.language]).format(names);
  }

  /** A text with a remark in brackets behind it. */
  aside(text: string, remark: string): string {
    return this.language === "ja" ? `${text}（${remark}）` : `${text} (${remark})`;
  }

  /** What it is, and what is said of it. */
  label(name: string, text: string): string {
    return this.language === "ja" ? `${name}：${text}` : `${name}: ${text}`;
  }

  knows(key: string): boolean {
    return this.bundle.hasMessage(key);
  }
}

export const words = new Words();
export const say = (key: string, params?: Params): string => words.say(key, params);
