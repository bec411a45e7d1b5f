/** The teacher of the first night (`kurayami.lessons.hidden_rooms`): says what to do, and lets nothing else happen yet. */
import { api } from "$lib/api";
import { router } from "$lib/router.svelte";
import { eager } from "$lib/table/eager";
import { same, sameTile, type Action, type Square, type Tile, type View } from "./house";

export const FIRST_NIGHT = "first-night";

export interface Step {
  /** The message. */
  readonly text: string;
  /** What may be done now; without, nothing but to read on. */
  readonly allows?: (action: Action) => boolean;
  readonly square?: Square;
  readonly tile?: Tile;
  readonly key?: "stay" | "undo" | "hint";
  /** Nothing is to be done but to read. */
  readonly read?: "monster" | "watched" | "aids";
}

const search =
  (target: Square) =>
  (action: Action): boolean =>
    action.type === "search" && same(action.target, target);
const walk =
  (to: Square) =>
  (action: Action): boolean =>
    action.type === "walk" && same(action.to, to);
const LOW: Tile = { colour: "blue", number: 2 };
const HIGH: Tile = { colour: "red", number: 5 };

/** The turn in which the last thing is taught. */
const LAST_TURN = 7;

export class Teacher {
  private read = $state.raw<readonly string[]>([]);
  private tookBack = $state(false);
  private hinted = $state(false);

  /** What is taught in a position; null: the learner is on their own. */
  step(view: View): Step | null {
    if (view.results.length) return null;
    if (view.waiting === "begin")
      return {
        text: "web-hr-lesson-begin",
        tile: LOW,
        allows: (action) => action.type === "begin" && sameTile(action.tile, LOW),
      };
    if (view.waiting !== "child") return null;
    return this.reading(view) ?? this.doing(view);
  }

  private reading(view: View): Step | null {
    if (view.turn === 1 && !this.read.includes("monster")) return { text: "web-hr-lesson-monster", read: "monster" };
    if (view.turn === 5 && !this.read.includes("watched")) return { text: "web-hr-lesson-watched", read: "watched" };
    if (view.turn === 7 && this.hinted && !this.read.includes("aids"))
      return { text: "web-hr-lesson-aids", read: "aids" };
    return null;
  }

  private doing(view: View): Step | null {
    switch (view.turn) {
      case 1:
        return { text: "web-hr-lesson-search", square: [4, 5], allows: search([4, 5]) };
      case 2:
        return { text: "web-hr-lesson-fits", square: [3, 5], allows: search([3, 5]) };
      case 3:
        return {
          text: "web-hr-lesson-memory",
          square: [3, 5],
          tile: HIGH,
          allows: (action) => action.type === "recall" && same(action.target, [3, 5]) && sameTile(action.tile, HIGH),
        };
      case 4:
        if (view.walks === 2)
          return {
            text: this.tookBack ? "web-hr-lesson-walk-again" : "web-hr-lesson-walk",
            square: [4, 5],
            allows: walk([4, 5]),
          };
        if (!this.tookBack) return { text: "web-hr-lesson-undo", key: "undo" };
        return { text: "web-hr-lesson-colour", square: [4, 4], allows: search([4, 4]) };
      case 5:
        return { text: "web-hr-lesson-on", square: [3, 4], allows: search([3, 4]) };
      case 6:
        return { text: "web-hr-lesson-stay", key: "stay", allows: (action) => action.type === "stop" };
      case 7:
        return this.hinted ? null : { text: "web-hr-lesson-hint", key: "hint" };
      default:
        return null;
    }
  }

  /** Whether all was taught, and the learner goes on alone. */
  done(view: View): boolean {
    return view.turn > LAST_TURN || (view.turn === LAST_TURN && this.read.includes("aids"));
  }

  /** The learner has read it. */
  next(step: Step): void {
    if (step.read) this.read = [...this.read, step.read];
  }

  wasTakenBack(): void {
    this.tookBack = true;
  }

  wasHinted(): void {
    this.hinted = true;
  }
}

/** A new table of this game, played at once. */
export async function playAtOnce(lesson: string | null): Promise<void> {
  const { code } = await api.create({ game: "hidden-rooms", options: {}, lesson });
  eager.set(code, null);
  router.go(`/t/${code}`);
}
