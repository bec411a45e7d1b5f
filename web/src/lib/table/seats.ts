import { say, words, type Called } from "../words.svelte";
import { characterAt, type Character } from "../characters";
import { pictureOf } from "../persona";
import type { Person } from "../play";
import type { Seating } from "../wire";

/** Name and state of a seat, in words. */
export function seatName(seating: Seating): string {
  if (seating.kind === "empty") return say("web-seat-empty");
  if (seating.kind === "bot") return say("web-seat-bot", { name: botName(seating), level: levelOf(seating) });
  const marks = [
    ...(seating.yours ? [say("web-seat-you")] : []),
    ...(seating.present ? [] : [say(seating.level ? "web-seat-away-bot" : "web-seat-away")]),
  ];
  return marks.length ? words.aside(seating.name ?? "", words.join("list", marks)) : (seating.name ?? "");
}

const botName = ({ seat }: Seating): string => say("web-bot-name", { number: seat + 1 });

/** The face of a bot or of a person who sits there; of those who have none, nothing. */
export function characterOf(seating: Seating, game: string): Character | undefined {
  if (seating.kind === "bot") return characterAt(seating.seat, game);
  const face = seating.kind === "person" ? pictureOf(seating.face) : undefined;
  return face ? { name: seating.name ?? "", face, temper: null } : undefined;
}

const levelOf = ({ level }: Seating): string => say("web-level", { level: level ?? "" });

/** The same without marks, as a game's screen names them. */
export function peopleAt(seats: readonly Seating[], game = ""): Person[] {
  const names = seats.map((seating) => {
    if (seating.kind === "person") return seating.name ?? "";
    if (seating.kind === "empty") return seatName(seating);
    return botName(seating);
  });
  return seats.map((seating, at) => ({
    name: numbered(names, at),
    bot: seating.kind === "bot",
    character: characterOf(seating, game),
  }));
}

/** How sentences call them. */
export function calledAt(seats: readonly Seating[]): Called[] {
  const own = ownNames(seats.map((seating) => (seating.kind === "bot" ? botName(seating) : seating.name)));
  return peopleAt(seats).map(({ name }, at) => ({ shown: name, own: own[at] ?? null }));
}

/** The names that people gave themselves; null for those whom the house named. */
export function ownNames(names: readonly (string | null)[]): (string | null)[] {
  const house = [...names.map((_, at) => say("player-numbered", { number: at + 1 }))];
  const own = names.map((name) => (name && !house.includes(name) ? name : null));
  return own.map((name, at) => name && numbered(own, at));
}

/** Those of one name are told apart by a number. */
function numbered(names: readonly (string | null)[], at: number): string {
  const name = names[at] ?? "";
  const same = (other: string | null): boolean => other === name;
  return names.filter(same).length === 1 ? name : `${name} ${names.slice(0, at).filter(same).length + 1}`;
}
