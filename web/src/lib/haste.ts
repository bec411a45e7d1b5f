/** Tables without haste: everything that waits for a player waits ten times as long, or until they are there. */

/** The options of a game that are lengths of time, in milliseconds, as an unhurried table has them; null: no end. */
export type Haste = Readonly<Record<string, number | null>>;

const record = (options: unknown): Record<string, unknown> =>
  typeof options === "object" && options !== null ? { ...options } : {};

/** Whether a length that was chosen is long enough: no end is longer than any. */
const suffices = (given: unknown, least: number | null): boolean =>
  given === null || (least !== null && typeof given === "number" && given >= least);

/** The options with time enough for everybody. What is longer stays. */
export function unhurried(options: unknown, haste: Haste): unknown {
  const given = record(options);
  const longer = Object.entries(haste).filter(([name, least]) => !suffices(given[name], least));
  return { ...given, ...Object.fromEntries(longer) };
}

export function isUnhurried(options: unknown, haste: Haste | undefined): boolean {
  const given = record(options);
  return !!haste && Object.entries(haste).every(([name, least]) => suffices(given[name], least));
}
