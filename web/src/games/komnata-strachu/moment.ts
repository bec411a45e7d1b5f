import type { View } from "./chamber";

/** The panel of the pictures that tells of what is happening: the kind of cards that lie open, or were judged last. */
export function momentOf(view: View): string {
  if (view.stage.type === "over") return "web-ks-picture-win";
  const cards = ("cards" in view.stage ? view.stage.cards : view.told.at(-1)?.cards) ?? [];
  if (!cards.length) return "web-ks-picture-goal";
  const special = cards.filter((card) => card.type !== "fear").map((card) => card.type);
  if (special.length > 1) return "web-ks-picture-cancel";
  switch (special[0]) {
    case "guest":
      return "web-ks-picture-guest";
    case "fear_escape":
      return "web-ks-picture-escape";
    case "fear_invasion":
      return "web-ks-picture-invasion";
    default:
      return "web-ks-picture-ways";
  }
}
