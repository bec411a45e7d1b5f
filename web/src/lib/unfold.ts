/** A replay comes with what changed from frame to frame, for whole views would be a hundred megabytes. */
import type { Replay } from "./wire";

type View = Record<string, unknown>;

/** The replay with the whole view in every frame. */
export function unfolded(replay: Replay): Replay {
  let view: View = {};
  const frames = replay.frames.map((frame) => {
    const longer = Object.entries(frame.longer ?? {}).map(([name, added]) => [
      name,
      [...((view[name] as readonly unknown[] | undefined) ?? []), ...added],
    ]);
    view = { ...view, ...(frame.view as View), ...(Object.fromEntries(longer) as View) };
    return { ...frame, view };
  });
  return { ...replay, frames };
}
