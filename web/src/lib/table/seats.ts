import { say } from "../words.svelte";
import type { Seating } from "../wire";

/** Who sits there, in words. */
export function seatName(seating: Seating): string {
  if (seating.kind === "empty") return say("web-seat-empty");
  if (seating.kind === "bot") return say("web-seat-bot", { level: seating.level ?? "" });
  const marks = [
    ...(seating.yours ? [say("web-seat-you")] : []),
    ...(seating.present ? [] : [say(seating.level ? "web-seat-away-bot" : "web-seat-away")]),
  ];
  return marks.length ? `${seating.name ?? ""} (${marks.join(", ")})` : (seating.name ?? "");
}
