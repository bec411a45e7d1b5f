/** What threatens the child: read from the prospects of the view, where the rules have worked it out. */
import { same, type Action, type Square, type View } from "./house";

export type Prospect = View["prospects"][number];
export type Loss = NonNullable<Prospect["loss"]>;

export interface Risk {
  readonly loss: Loss;
  /** That it comes to this, 0 to 1. */
  readonly chance: number;
}

export const prospectAt = (view: View, square: Square | null | undefined): Prospect | null =>
  view.prospects.find((prospect) => same(prospect.at, square)) ?? null;

/** It looks at the child now. */
export const isSeen = (view: View): boolean => view.waiting === "child" && !!view.foreseen[0]?.sees_child;

/** How an action loses the stage before the child's next turn; null if it can't. A walk is only a step of a turn. */
export function riskOf(view: View, action: Action): Risk | null {
  switch (action.type) {
    case "stop":
      return certain(prospectAt(view, view.child)?.loss);
    case "recall":
      return certain(prospectAt(view, action.target)?.loss);
    case "walk": {
      const loss = prospectAt(view, action.to)?.loss;
      return certain(loss === "walked_into_it" ? loss : null);
    }
    case "search":
      return riskOfDraw(view, action.target);
    case "begin":
    case "draw":
      return null;
  }
}

function certain(loss: Loss | null | undefined): Risk | null {
  return loss ? { loss, chance: 1 } : null;
}

/** A tile that fits leads to the square, one that does not leaves the child where it is. */
function riskOfDraw(view: View, target: Square): Risk | null {
  if (!view.odds?.of) return null;
  const fits = view.odds.fitting / view.odds.of;
  const there = prospectAt(view, target)?.loss;
  const here = prospectAt(view, view.child)?.loss;
  const chance = (there ? fits : 0) + (here ? 1 - fits : 0);
  const loss = there && (fits > 0 || !here) ? there : here;
  return loss && chance > 0 ? { loss, chance } : null;
}
