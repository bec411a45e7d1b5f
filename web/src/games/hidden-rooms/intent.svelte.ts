/** What the player means to do: a square that is named, a tile that is held, and a no with its reason. */
import { Refusal } from "$lib/refusal";
import { refusalWords } from "$lib/rules/rule.svelte";
import { settings } from "$lib/settings.svelte";
import { sound } from "$lib/sound/room";
import { say } from "$lib/words.svelte";
import { riskOf } from "./danger";
import { meaningOf, same, sameTile, waysToSearch, type Action, type HousePlay, type Square, type Tile } from "./house";
import type { Step } from "./lesson.svelte";
import type { Stagecraft } from "./stagecraft.svelte";

export class Intent {
  /** The square that is to be searched, if there are several ways to search it. */
  target = $state.raw<Square | null>(null);
  /** The tile of the Memory that is held. */
  chosen = $state.raw<Tile | null>(null);
  wrong = $state("");
  /** The square that is pointed at: what it would mean to end the turn there is shown. */
  pointed = $state.raw<Square | null>(null);
  /** The player uses the keys: then the focus stays at the board. */
  byKeys = $state(false);
  private warned: Square | null = null;
  /** What a teacher wants to be done now, and nothing else. */
  taught = $state.raw<Step | null>(null);

  constructor(
    private readonly play: () => HousePlay,
    private readonly craft: Stagecraft,
  ) {}

  forget(): void {
    this.target = null;
    this.chosen = null;
    this.warned = null;
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

  /** A square was tapped. What can't be taken back is shown first, and done with the second tap. */
  choose(square: Square, how: "mouse" | "other" = "other"): void {
    if (this.craft.busy) return this.craft.hurry();
    if (!this.play().act || this.craft.view.waiting !== "child") return;
    if (this.chosen) return this.lay(this.chosen, square);
    const possible = waysToSearch(this.craft.legal, square);
    if (!possible.length) return this.walk(square);
    const again = same(this.target, square);
    const [only] = possible.length === 1 ? possible : [];
    if (only && (again || (how === "mouse" && settings.oneClick))) return void this.attempt(only);
    this.wrong = "";
    this.target = again ? null : square;
  }

  /** A square was held: the only way to search it is taken. */
  hold(square: Square): boolean {
    const possible = this.mayAct ? waysToSearch(this.craft.legal, square) : [];
    const [only] = possible.length === 1 ? possible : [];
    if (only) void this.attempt(only);
    return !!only;
  }

  private walk(square: Square): void {
    const meant = meaningOf(this.craft.view, square);
    if (riskOf(this.craft.view, meant) && !same(this.warned, square)) {
      this.warned = square;
      this.wrong = refusalWords({ key: "web-hr-into-it", params: {} });
      return;
    }
    void this.attempt(meant);
  }

  /** A tile of the Memory was tapped. */
  take(tile: Tile): void {
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
      this.wrong = refusalWords(problem);
      sound.play("refused");
    }
  }
}
