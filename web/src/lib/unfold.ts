/**
 * Views come as what has changed since the one before: a view remembers all that its seat was ever told. Updates of a
 * running game and frames of a replay are unfolded alike.
 */
import type { Frame, Replay, Update } from "./wire";

type View = Record<string, unknown>;

/** The whole view, after the one that was there before. */
export function unfolded(before: unknown, { view, longer }: Pick<Update | Frame, "view" | "longer">): unknown {
  if (!longer) return view;
  const had = before as View;
  const lists = Object.entries(longer).map(([name, added]) => [name, [...(had[name] as readonly unknown[]), ...added]]);
  return { ...had, ...(view as View), ...(Object.fromEntries(lists) as View) };
}

/** The replay with the whole view in every frame. */
export function unfoldedReplay(replay: Replay): Replay {
  let view: unknown = null;
  const frames = replay.frames.map((frame) => {
    view = unfolded(view, frame);
    return { ...frame, view, longer: null };
  });
  return { ...replay, frames };
}
