/** The quick path: keys for those who know the steps. */
import { shortcuts, type Offer } from "$lib/shortcuts.svelte";
import type { Action } from "./mansion";

/** What goes on without a choice, the most harmless first. */
const ON = ["done", "let_be", "skip", "end_turn", "decline"];

export const KEYS: readonly Offer[] = [
  { fixed: "1 – 6", message: "web-ho-key-card" },
  { shortcut: "continue", message: "web-ho-key-continue" },
  { shortcut: "take", message: "ho-action-take" },
  { shortcut: "scream", message: "ho-action-scream" },
  { shortcut: "turn", message: "web-ho-key-turn" },
  { shortcut: "notes", message: "web-ho-notes" },
];

/** The action that a key stands for now. */
export function actionOfKey(key: string, legal: readonly Action[]): Action | null {
  if (key === shortcuts.keyOf("continue")) {
    for (const type of ON) {
      const found = legal.find((action) => action.type === type);
      if (found) return found;
    }
  }
  if (key === shortcuts.keyOf("scream")) return legal.find(({ type }) => type === "scream") ?? null;
  if (key === shortcuts.keyOf("take")) return legal.find(({ type }) => type === "take") ?? null;
  const number = /^[1-6]$/.test(key) ? Number(key) - 1 : -1;
  return legal.find((action) => action.type === "turn_card" && action.card === number) ?? null;
}
