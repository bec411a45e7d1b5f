/** The focus of who plays by keys: it goes to the next question, or back to the board, and never gets lost. */
import { tick } from "svelte";
import { sheet } from "./sheet.svelte";

/** Whether the last thing done was done by a key. */
let byKeys = false;
if (typeof window !== "undefined") {
  addEventListener("keydown", () => (byKeys = true), { capture: true });
  addEventListener("pointerdown", () => (byKeys = false), { capture: true });
}

/** A part of the page that no Tab reaches: the focus waits there until there is something to choose. */
const waits = (focused: Element): boolean => focused.matches("[tabindex='-1']:not(button, a, input)");

const isLost = (focused: Element | null): boolean =>
  !focused || focused === document.body || waits(focused) || (focused instanceof HTMLButtonElement && focused.disabled);

/**
 * Looks for a lost focus whenever `moment` changes: it goes to the first thing that one of the `homes` (selectors, in the
 * order in which they are wanted) finds in the page. From the `board` (a selector) it is called away by a question that lies
 * over it. To be called while a screen is made.
 */
export function homing(moment: () => unknown, homes: readonly string[], board = ":not(*)"): void {
  $effect(() => {
    moment();
    if (!byKeys || sheet.open) return;
    void tick().then(() => {
      const focused = document.activeElement;
      const rests = focused?.closest(board) ?? null;
      if (!isLost(focused) && !rests) return;
      for (const home of homes) {
        const found = [...document.querySelectorAll<HTMLElement>(home)].find(
          (each) => each.checkVisibility() && !each.matches(":disabled"),
        );
        if (found && rests && found.closest(board)) return;
        if (!found) continue;
        found.focus({ preventScroll: true });
        return found.scrollIntoView({ block: "nearest", inline: "nearest" });
      }
    });
  });
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves the focus with the arrow keys to the nearest place in that direction, on a board without rows. */
export function steer(event: KeyboardEvent, places: string): void {
  const way = WAYS[event.key];
  const board = event.currentTarget;
  if (!way || !(board instanceof Element) || !(event.target instanceof Element) || !event.target.matches(places))
    return;
  event.preventDefault();
  const middle = (place: Element): readonly [number, number] => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(event.target);
  let best: { place: HTMLElement; far: number } | null = null;
  for (const place of board.querySelectorAll<HTMLElement>(places)) {
    if (place === event.target || !place.checkVisibility()) continue;
    const [right, down] = [middle(place)[0] - x, middle(place)[1] - y];
    const ahead = right * way[0] + down * way[1];
    const aside = Math.abs(right * way[1] + down * way[0]);
    if (ahead < 4 || aside > 2.5 * ahead) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best.far) best = { place, far };
  }
  best?.place.focus();
}
