/** The hint: the chance to win of every choice, thought out by the server. */
import { Refusal } from "$lib/refusal";
import { say } from "$lib/words.svelte";
import type { Advised } from "$lib/play";
import { place, same, sameTile, type Action, type Colour, type Square, type Tile } from "./house";

export interface Choice {
  readonly action: Action;
  readonly chance: number;
  /** The message that says why, and what fills it. */
  readonly why: string;
  readonly params: Readonly<Record<string, number | string>>;
}

export type Verdict = "best" | "equal" | "fine" | "mistake";

/** Less than this is no difference that anybody could feel. */
const POINT = 0.01;
const MISTAKE = 0.05;

/** How good a choice is beside the best one. Several that differ by less than a point are equally good. */
export function verdictOf(chance: number, choices: readonly { readonly chance: number }[]): Verdict {
  const best = Math.max(...choices.map((choice) => choice.chance));
  if (best - chance >= MISTAKE) return "mistake";
  if (best - chance >= POINT) return "fine";
  return choices.filter((choice) => best - choice.chance < POINT).length > 1 ? "equal" : "best";
}

export class Advice {
  choices = $state.raw<readonly Choice[]>([]);
  /** It is proven that nothing helps any more. */
  hopeless = $state(false);
  thinking = $state(false);
  wrong = $state("");
  private asked = 0;

  /** The position has changed: what was said no longer holds. */
  forget(): void {
    this.asked += 1;
    this.choices = [];
    this.hopeless = false;
    this.thinking = false;
    this.wrong = "";
  }

  async ask(hint: () => Promise<Advised<Action>>): Promise<void> {
    this.forget();
    const mine = this.asked;
    this.thinking = true;
    try {
      const { choices, hopeless } = await hint();
      if (mine !== this.asked) return;
      this.choices = choices;
      this.hopeless = hopeless;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (mine === this.asked) this.wrong = say(problem.key, problem.params);
    } finally {
      if (mine === this.asked) this.thinking = false;
    }
  }

  chanceOf(action: Action): number | null {
    return this.choices.find((choice) => sameAction(choice.action, action))?.chance ?? null;
  }

  /** The best that can be done with each square, by its place. */
  readonly onSquares = $derived.by(() => {
    const best: (number | undefined)[] = [];
    for (const { action, chance } of this.choices) {
      const square = squareOf(action);
      if (square) best[place(square)] = Math.max(chance, best[place(square)] ?? 0);
    }
    return best as readonly (number | undefined)[];
  });
}

/** In whole hundredths; but what is not sure is never called sure. */
export function percent(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 0.9995) return 99;
  return rounded === 0 && chance > 0.0005 ? 1 : rounded;
}

/** The tile that a reason speaks of. */
export function tileOf({ params }: Choice): Tile | null {
  const { tile_colour: colour, tile_number: number } = params;
  return colour === undefined ? null : { colour: colour as Colour, number: number as number };
}

export function squareOf(action: Action): Square | null {
  if (action.type === "walk") return action.to;
  return action.type === "search" || action.type === "recall" ? action.target : null;
}

function sameAction(one: Action, other: Action): boolean {
  if (one.type === "begin" && other.type === "begin") return sameTile(one.tile, other.tile);
  if (one.type === "recall" && other.type === "recall")
    return same(one.target, other.target) && sameTile(one.tile, other.tile);
  return one.type === other.type && (one.type === "stop" || same(squareOf(one), squareOf(other)));
}
