/** The hand that drags: a tile of the Memory to a square, or the child over its rooms. */
import { meaningOf, same, SQUARES, type Square, type Tile, type View } from "./house";
import type { Intent } from "./intent.svelte";
import type { Stagecraft } from "./stagecraft.svelte";

/** Less is a tap. */
const SLOP = 9;

export class Hand {
  /** The tile that is being dragged, and where the finger is. */
  tile = $state.raw<Tile | null>(null);
  x = $state(0);
  y = $state(0);
  /** The squares that the child is led over, its own first. */
  path = $state.raw<readonly Square[]>([]);
  private lifted: { tile: Tile | null; x: number; y: number } | null = null;

  constructor(
    private readonly intent: Intent,
    private readonly craft: Stagecraft,
  ) {}

  /** A finger is put on a tile, or on the child. */
  lift(event: PointerEvent, tile: Tile | null): void {
    if (event.button !== 0 || !this.intent.mayAct || this.craft.view.waiting !== "child") return;
    this.lifted = { tile, x: event.clientX, y: event.clientY };
  }

  move = (event: PointerEvent): void => {
    if (!this.lifted) return;
    const { tile, x, y } = this.lifted;
    if (!this.tile && !this.path.length && Math.hypot(event.clientX - x, event.clientY - y) < SLOP) return;
    if (tile) [this.tile, this.x, this.y] = [tile, event.clientX, event.clientY];
    else this.lead(squareAt(event));
  };

  drop = (event: PointerEvent): void => {
    const { tile, path } = this;
    this.let();
    const square = squareAt(event);
    if (tile && square) this.intent.lay(tile, square);
    else if (path.length > 1) void this.go(path.slice(1));
  };

  let = (): void => {
    this.lifted = null;
    this.tile = null;
    this.path = [];
  };

  private lead(square: Square | null): void {
    const { view } = this.craft;
    const path = this.path.length ? this.path : [view.child];
    const last = path.at(-1);
    if (!square || same(square, last)) return;
    if (same(square, path.at(-2))) this.path = path.slice(0, -1);
    else if (last && isRoom(view, last)) this.path = [...path, square];
  }

  /** Step by step, as the rules let it. */
  private async go(path: readonly Square[]): Promise<void> {
    for (const square of path) {
      const { view } = this.craft;
      if (meaningOf(view, square).type === "search") {
        if (!this.intent.hold(square)) this.intent.choose(square);
        return;
      }
      await this.intent.attempt({ type: "walk", to: square });
      if (this.intent.wrong) return;
      this.craft.hurry();
      await this.craft.idle();
    }
  }
}

const isRoom = (view: View, square: Square): boolean => view.rooms.some((room) => same(room.at, square));

function squareAt(event: PointerEvent): Square | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
  return found ? (SQUARES[Number(found.dataset.place)] ?? null) : null;
}
