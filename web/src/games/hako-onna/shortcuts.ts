/** The quick path: keys for those who know the steps. */
import type { Action } from "./mansion";

/** What goes on without a choice, the most harmless first. */
const ON = ["done", "let_be", "skip", "end_turn", "decline"];

/** The action that a key stands for now. */
export function actionOfKey(key: string, legal: readonly Action[]): Action | null {
  if (key === "e") {
    for (const type of ON) {
      const found = legal.find((action) => action.type === type);
      if (found) return found;
    }
  }
  if (key === "s") return legal.find(({ type }) => type === "scream") ?? null;
  if (key === "t") return legal.find(({ type }) => type === "take") ?? null;
  const number = /^[1-6]$/.test(key) ? Number(key) - 1 : -1;
  return legal.find((action) => action.type === "turn_card" && action.card === number) ?? null;
}
