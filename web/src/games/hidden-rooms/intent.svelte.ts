/** What the player means to do: a square that is named, a tile that is held, and a no with its reason. */
import type { Play } from "$lib/play";
import { Refusal } from "$lib/refusal";
import { sound } from "$lib/sound/room";
import { say } from "$lib/words.svelte";
import { meaningOf, same, sameTile, waysToSearch, type Action, type Square, type Tile } from "./house";
import type { Step } from "./lesson.svelte";
import type { Stagecraft } from "./stagecraft.svelte";

export class Intent {
  /** The square that is to be searched, if there are several ways to search it. */
  target = $state.raw<Square | null>(null);
  /** The tile of the Memory that is held. */
  chosen = $state.raw<Tile | null>(null);
  wrong = $state("");
  /** What a teacher wants to be done now, and nothing else. */
  taught = $state.raw<Step | null>(null);

  constructor(
    private readonly play: () => Play,
    private readonly craft: Stagecraft,
  ) {}

  forget(): void {
    this.target = null;
    this.chosen = null;
  }

  get mayAct(): boolean {
    return !!this.play().act && !this.craft.busy;
  }

  async attempt(action: Action): Promise<void> {
    const { act } = this.play();
    if (!act) return;
    this.forget();
    this.wrong = "";
    if (this.taught && !this.taught.allows?.(action)) {
      this.wrong = say("web-hr-lesson-not-yet");
      return sound.play("refused");
    }
    await this.orSayWhyNot(() => act(action));
  }

  async takeBack(): Promise<void> {
    const { undo } = this.play();
    this.wrong = "";
    if (undo) await this.orSayWhyNot(undo);
  }

  /** A square was tapped. */
  choose(square: Square): void {
    if (this.craft.busy) return this.craft.hurry();
    if (!this.play().act || this.craft.view.waiting !== "child") return;
    if (this.chosen) return this.lay(this.chosen, square);
    const possible = waysToSearch(this.craft.legal, square);
    if (possible.length > 1) {
      this.wrong = "";
      this.target = same(this.target, square) ? null : square;
    } else {
      void this.attempt(possible[0] ?? meaningOf(this.craft.view, square));
    }
  }

  /** A tile of the Memory was tapped. */
  hold(tile: Tile): void {
    if (!this.mayAct) return;
    sound.play("tap");
    if (this.target) return this.lay(tile, this.target);
    this.chosen = sameTile(this.chosen, tile) ? null : tile;
  }

  lay(tile: Tile, target: Square): void {
    if (this.mayAct) void this.attempt({ type: "recall", target, tile });
  }

  private async orSayWhyNot(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.wrong = say(problem.key, problem.params);
      sound.play("refused");
    }
  }
}
