/** Which key belongs to whom. Keys are known by their place on the keyboard, whatever is printed on them. */

export interface KeyRow {
  readonly tokens: readonly [string, string, string, string, string];
  readonly light: string;
}

/** For one player at the keyboard. */
export const ALONE: KeyRow = { tokens: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5"], light: "Space" };

/** For two or three: left, right, lower left (KS-28). */
export const SHARED: readonly KeyRow[] = [
  { tokens: ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT"], light: "Space" },
  { tokens: ["KeyU", "KeyI", "KeyO", "KeyP", "BracketLeft"], light: "Enter" },
  { tokens: ["KeyZ", "KeyX", "KeyC", "KeyV", "KeyB"], light: "KeyN" },
];
/** For four: a corner of the keyboard each, with two free rows between the hands of one side. */
export const FOUR: readonly KeyRow[] = [
  { tokens: ["Digit1", "Digit2", "Digit3", "Digit4", "Digit5"], light: "KeyQ" },
  { tokens: ["Digit7", "Digit8", "Digit9", "Digit0", "Minus"], light: "Backspace" },
  { tokens: ["KeyZ", "KeyX", "KeyC", "KeyV", "KeyB"], light: "Space" },
  { tokens: ["KeyN", "KeyM", "Comma", "Period", "Slash"], light: "Enter" },
];

export function rowsFor(players: number): readonly KeyRow[] {
  if (players === 1) return [ALONE];
  return players === 4 ? FOUR : SHARED.slice(0, players);
}

export type Press = { readonly lane: number; readonly token: number } | { readonly lane: number; readonly light: true };

/** What a key means, if anything. The number block does for the digits. */
export function pressOf(code: string, rows: readonly KeyRow[]): Press | null {
  const plain = code.replace(/^Numpad(?=\d)/, "Digit").replace("NumpadEnter", "Enter");
  for (const [lane, row] of rows.entries()) {
    if (plain === row.light) return { lane, light: true };
    const token = row.tokens.indexOf(plain);
    if (token >= 0) return { lane, token };
  }
  return null;
}

const SIGNS: Readonly<Record<string, string>> = {
  Space: "␣",
  Enter: "⏎",
  Backspace: "⌫",
  BracketLeft: "[",
  Minus: "-",
  Comma: ",",
  Period: ".",
  Slash: "/",
};
const SAME_EVERYWHERE: readonly string[] = ["Space", "Enter", "Backspace"];

/** What is printed on it, as far as that is known. */
export function signOf(code: string, printed: ReadonlyMap<string, string> | null = null): string {
  const known = SIGNS[code];
  if (known && SAME_EVERYWHERE.includes(code)) return known;
  return (printed?.get(code) ?? known ?? code.replace(/^(Key|Digit)/, "")).toUpperCase();
}

interface Layouts {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** What the keyboard has printed on its keys, where the browser tells. */
export async function printedKeys(): Promise<ReadonlyMap<string, string> | null> {
  const { keyboard } = navigator as unknown as { keyboard?: Layouts };
  return (await keyboard?.getLayoutMap?.().catch(() => null)) ?? null;
}
