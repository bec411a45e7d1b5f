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

/** The same without marks, as a game's screen names them; those of one name are told apart by a number. */
export function peopleAt(seats: readonly Seating[]): Person[] {
  const names = seats.map((seating) => (seating.kind === "person" ? (seating.name ?? "") : seatName(seating)));
  return seats.map(({ kind }, at) => {
    const name = names[at] ?? "";
    const before = names.slice(0, at).filter((other) => other === name).length;
    const alone = names.filter((other) => other === name).length === 1;
    return { name: alone ? name : `${name} ${before + 1}`, bot: kind === "bot" };
  });
}

/** The names that people gave themselves, for sentences; null for bots, and for those whom the house named. */
export function namesAt(seats: readonly Seating[]): (string | null)[] {
  const house = [say("web-name-player"), ...seats.map((_, at) => say("web-name-numbered", { number: at + 1 }))];
  const people = peopleAt(seats);
  return seats.map(({ kind, name }, at) =>
    kind === "person" && name && !house.includes(name) ? (people[at]?.name ?? null) : null,
  );
}
