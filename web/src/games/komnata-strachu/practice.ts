/** What this device remembers: personal records of practice, and what the trainer has explained already. */
import type { Kind, View } from "./chamber";

const RECORDS = "kurayami.komnata.practice";
const LESSONS = "kurayami.komnata.seen";
const KEPT = 60;

export interface Session {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rounds: number;
  readonly right: number;
  /** Of the right hits. */
  readonly mean: number;
  readonly best: number;
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
  return { at, rounds: view.told.length, right: times.length, mean, best: Math.min(...times) };
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
