/** Keys that act wherever the focus is. One who speaks to the machine, or types by mistake, changes them or does without. */
import { settings } from "./settings.svelte";
import { sheet } from "./sheet.svelte";

/** What each shortcut is at first. Those of different games may be the same. */
export const FIRST_KEYS = {
  keys: "?",
  stay: "e",
  undo: "u",
  hint: "h",
  foresight: "l",
  continue: "e",
  scream: "s",
  take: "t",
  turn: "r",
  notes: "n",
  again: "a",
  where: "w",
} as const;
export type Shortcut = keyof typeof FIRST_KEYS;

/** A line of the list of keys: one that can be changed, or one that stays as it is, and the message that says what for. */
export type Offer =
  { readonly shortcut: Shortcut; readonly message: string } | { readonly fixed: string; readonly message: string };

/** Keys of the page itself. */
const OWN: readonly Offer[] = [
  { shortcut: "again", message: "web-say-again" },
  { shortcut: "where", message: "web-say-where" },
  { shortcut: "keys", message: "web-keys" },
  { fixed: "F1", message: "web-rules" },
  { fixed: "Esc", message: "web-cancel" },
];

class Shortcuts {
  /** Those of the game on the screen. */
  private ofGame = $state.raw<readonly Offer[]>([]);

  get offered(): readonly Offer[] {
    return [...this.ofGame, ...OWN];
  }

  /** Sets the keys of a game, as long as its screen is there. To be called while the screen is made. */
  offer(offers: readonly Offer[]): void {
    $effect(() => {
      this.ofGame = offers;
      return () => (this.ofGame = []);
    });
  }

  keyOf(shortcut: Shortcut): string {
    return settings.keys[shortcut] ?? FIRST_KEYS[shortcut];
  }

  /** For `aria-keyshortcuts`. */
  told(shortcut: Shortcut): string | undefined {
    return settings.shortcuts ? this.keyOf(shortcut) : undefined;
  }

  /** Another key for a shortcut. The one that had it takes the old key. */
  change(shortcut: Shortcut, key: string): void {
    const wanted = key.toLowerCase();
    if (wanted.length !== 1 || wanted === " " || /\d/.test(wanted)) return;
    const taken = this.offered.flatMap((offer) => ("shortcut" in offer ? [offer.shortcut] : []));
    const other = taken.find((each) => each !== shortcut && this.keyOf(each) === wanted);
    const before = this.keyOf(shortcut);
    settings.keys = { ...settings.keys, ...(other && { [other]: before }), [shortcut]: wanted };
    settings.keep();
  }

  reset(): void {
    settings.keys = {};
    settings.keep();
  }
}

export const shortcuts = new Shortcuts();

/** A field keeps the focus for a moment when its sheet is closed: by then nobody types there. */
const typed = (target: EventTarget | null): boolean =>
  typeof Element !== "undefined" &&
  target instanceof Element &&
  target.matches("input, textarea, select") &&
  !target.closest("dialog:not([open])");

/** Whether a sheet lies over the page. A closed one is out of the way at once, though the browser reports it a moment later. */
const covered = (): boolean =>
  sheet.open > 0 && (typeof document === "undefined" || document.querySelector("dialog[open]") !== null);

/** Whether a key that was pressed is for the game: not for a dialog that lies over it, nor for a field, nor for the browser. */
export const isForGame = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !covered() && !typed(event.target);

/** The key of a shortcut that was pressed, else null. Keys without a letter, such as Escape, always act. */
export function pressed(event: KeyboardEvent): string | null {
  if (!isForGame(event)) return null;
  const letter = event.key.length === 1;
  if (letter && !settings.shortcuts) return null;
  return letter ? event.key.toLowerCase() : event.key;
}
