import { say } from "../words.svelte";
import type { Person } from "../play";
import type { Seating } from "../wire";

/** Who sits there, in words. */
export function seatName(seating: Seating): string {
  if (seating.kind === "empty") return say("web-seat-empty");
  if (seating.kind === "bot") return say("web-seat-bot", { level: say("web-level", { level: seating.level ?? "" }) });
  const marks = [
    ...(seating.yours ? [say("web-seat-you")] : []),
    ...(seating.present ? [] : [say(seating.level ? "web-seat-away-bot" : "web-seat-away")]),
  ];
  return marks.length ? `${seating.name ?? ""} (${marks.join(", ")})` : (seating.name ?? "");
}

/** The same without marks, as a game's screen names them. */
export function personAt(seating: Seating): Person {
  return { name: seating.kind === "person" ? (seating.name ?? "") : seatName(seating), bot: seating.kind === "bot" };
}
