import { same, type View } from "./house";

/** The panel of the pictures that tells of what is happening. */
export function momentOf(view: View): string {
  if (view.offered.length) return "web-hr-picture-goal";
  if (view.watched.some((square) => same(square, view.child))) return "web-hr-picture-sight";
  return view.memory.length ? "web-hr-picture-memory" : "web-hr-picture-fits";
}
