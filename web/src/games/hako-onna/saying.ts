/** Claims and speakers in words. Nothing else of the game is needed for them. */
import { say } from "$lib/words.svelte";
import type { Pin } from "$lib/wire";

/** What is claimed about a place: a tile, or only whether it is to be feared. */
export const VERDICTS = ["danger", "clear"] as const;

export function claimWords(claim: string): string {
  if (claim === "danger") return say("web-ho-claim-danger");
  return claim === "clear" ? say("web-ho-claim-clear") : say(`ho-tile-${claim}`);
}

export function pinWords({ place, claim }: Pin): string {
  const [kind, number = ""] = place.split("-");
  const said = claimWords(claim);
  if (kind === "room") return say("web-ho-pin-room", { room: number, said });
  return say(kind === "seat" ? "web-ho-pin-seat" : "web-ho-pin", { place: Number(number), said });
}

/** Who has no name of their own. */
export const seatWords = (seat: number): string => (seat ? say("web-ho-visitor", { seat }) : say("ho-tile-hako-onna"));
