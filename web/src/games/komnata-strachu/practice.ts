/** What this device remembers: personal records of practice, and what the trainer has explained already. */
import { kindOf, type Kind, type View } from "./chamber";

const RECORDS = "kurayami.komnata.practice";
const LESSONS = "kurayami.komnata.seen";
const KEPT = 200;
const HALF_DAY = 12 * 60 * 60 * 1000;

export interface Session {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rounds: number;
  readonly right: number;
  /** Mean of the right hits. */
  readonly mean: number;
  readonly best: number;
  /** By kind of round; not in what was kept before kinds were. */
  readonly kinds?: Readonly<Partial<Record<Kind, KindTally>>>;
}

export interface KindTally {
  /** Right hits, and the sum of their times. */
  readonly right: number;
  readonly time: number;
  /** Rounds that were not hit rightly. */
  readonly wrong: number;
}

export function read<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: then it is known for this visit only
  }
}

/** A finished practice of one, as it is remembered. Null if nothing was right. */
export function sessionOf(view: View, at: number): Session | null {
  const times = view.told.flatMap(({ finishes }) => finishes.filter(({ fault }) => !fault).map(({ time }) => time));
  if (!times.length) return null;
  const mean = Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
  return { at, rounds: view.told.length, right: times.length, mean, best: Math.min(...times), kinds: kindsOf(view) };
}

const NOTHING: KindTally = { right: 0, time: 0, wrong: 0 };
const added = (one: KindTally, other: KindTally): KindTally => ({
  right: one.right + other.right,
  time: one.time + other.time,
  wrong: one.wrong + other.wrong,
});

/** How each kind of round went for somebody who played alone. */
function kindsOf(view: View): Partial<Record<Kind, KindTally>> {
  const kinds: Partial<Record<Kind, KindTally>> = {};
  for (const { cards, finishes } of view.told) {
    const right = finishes.find(({ fault }) => !fault);
    const kind = kindOf(cards);
    const round = { right: right ? 1 : 0, time: right?.time ?? 0, wrong: right ? 0 : 1 };
    kinds[kind] = added(kinds[kind] ?? NOTHING, round);
  }
  return kinds;
}

export interface KindMean {
  readonly kind: Kind;
  /** Null: never right. */
  readonly mean: number | null;
  readonly wrong: number;
}

/** What one is slow at, over all that is kept: never right first, then the slowest. */
export function slowest(kept: readonly Session[]): KindMean[] {
  const sums = new Map<Kind, KindTally>();
  for (const { kinds = {} } of kept)
    for (const [kind, tally] of Object.entries(kinds) as [Kind, KindTally][])
      sums.set(kind, added(sums.get(kind) ?? NOTHING, tally));
  const means = [...sums].map(([kind, { right, time, wrong }]) => ({ kind, mean: right ? time / right : null, wrong }));
  return means.sort((one, other) => (other.mean ?? Infinity) - (one.mean ?? Infinity));
}

/** The mean of each night on which somebody practised, the oldest first. A night begins at noon. */
export function nightsOf(kept: readonly Session[]): readonly { readonly night: string; readonly mean: number }[] {
  const nights = new Map<string, number[]>();
  for (const { at, mean } of kept) {
    const night = new Date(at - HALF_DAY).toDateString();
    nights.set(night, [...(nights.get(night) ?? []), mean]);
  }
  return [...nights].map(([night, means]) => ({
    night,
    mean: means.reduce((sum, mean) => sum + mean, 0) / means.length,
  }));
}

export const sessions = (): readonly Session[] => read<readonly Session[]>(RECORDS, []);

export function remember(session: Session): void {
  write(RECORDS, [...sessions(), session].slice(-KEPT));
}

/** The best mean of a practice with at most one round in ten wrong, and the fastest right hit of all. */
export function records(kept: readonly Session[]): { readonly mean: number | null; readonly best: number | null } {
  const sure = kept.filter(({ right, rounds }) => right >= rounds * 0.9).map(({ mean }) => mean);
  const best = kept.map((session) => session.best);
  return { mean: sure.length ? Math.min(...sure) : null, best: best.length ? Math.min(...best) : null };
}

/** The trainer speaks of a kind of round until it has been played so often. */
const OFTEN_ENOUGH = 2;

export function isNew(kind: Kind): boolean {
  return (read<Partial<Record<Kind, number>>>(LESSONS, {})[kind] ?? 0) < OFTEN_ENOUGH;
}

export function hasSeen(kind: Kind): void {
  const seen = read<Partial<Record<Kind, number>>>(LESSONS, {});
  write(LESSONS, { ...seen, [kind]: (seen[kind] ?? 0) + 1 });
}
