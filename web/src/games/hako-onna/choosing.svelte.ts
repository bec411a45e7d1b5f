/** What the player has in hand and has pointed at so far, and what that leaves open. */
import { sound } from "$lib/sound/room";
import type { Action } from "./mansion";
import { going, nextTargets, plainOnes, same, targetsOf, type Armed, type Target } from "./possible";

export class Choosing {
  armed = $state.raw<Armed>(null);
  named = $state.raw<readonly Target[]>([]);
  possible = $derived.by(() => going(this.legal(), this.armed, this.named));
  lit = $derived.by(() => nextTargets(this.possible, this.named));
  /** What the buttons offer: what needs no place, and what the named places have left open. */
  offered = $derived.by(() => {
    if (!this.named.length) return plainOnes(this.possible);
    return this.possible.filter((action) => targetsOf(action).length === this.named.length);
  });

  constructor(
    private readonly legal: () => readonly Action[],
    private readonly act: (action: Action) => void,
  ) {}

  arm = (thing: Armed): void => {
    sound.play("tap");
    this.named = [];
    this.armed = thing;
  };

  forget = (): void => {
    this.armed = null;
    this.named = [];
  };

  /** Whether the place means something now. */
  means(target: Target): boolean {
    return this.lit.some((place) => same(place, target));
  }

  /** Same as `means`, but a place that needs no item puts away the one in hand. */
  reaches(target: Target): boolean {
    if (this.means(target)) return true;
    const free = nextTargets(going(this.legal(), null, []), []);
    if (!this.armed || !free.some((place) => same(place, target))) return false;
    this.forget();
    return true;
  }

  /** Points at a place. If that says all, it is done. */
  point(target: Target): void {
    const next = [...this.named, target];
    const ways = going(this.legal(), this.armed, next).filter(
      (action) => action.type !== "swap" || next.every((place) => this.touches(action, place)),
    );
    const [only] = ways;
    if (ways.length === 1 && only && targetsOf(only).length === next.length) this.act(only);
    else this.named = next;
  }

  private touches(action: Action, place: Target): boolean {
    return targetsOf(action).some((each) => same(each, place));
  }
}
