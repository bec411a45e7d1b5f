/** Claims and speakers in words. Nothing else of the game is needed for them. */
import { say } from "$lib/words.svelte";
import type { Pin } from "$lib/wire";

/** What is claimed about a place: a tile, or only whether it is to be feared. */
export const VERDICTS = ["danger", "clear"] as const;

/** What is planned or asked of a place: its room is taken, somebody should look there, nobody should go there. */
export const PLANS = ["taking", "look", "avoid"] as const;
const ANSWERS = ["too-dangerous", "busy"] as const;
/** By seat, from 1: that Visitor told something false about the place. */
export const LIES = ["lied-1", "lied-2", "lied-3", "lied-4"] as const;

export const isSaid = (listed: readonly string[], claim: string): boolean => listed.includes(claim);

export function claimWords(claim: string): string {
  if (isSaid([...PLANS, ...ANSWERS], claim)) return say(`web-ho-said-${claim}`);
  if (isSaid(LIES, claim)) return say("web-ho-said-lied", { seat: LIES.findIndex((lie) => lie === claim) + 1 });
  if (claim === "danger") return say("web-ho-claim-danger");
  return claim === "clear" ? say("web-ho-claim-clear") : say(`ho-tile-${claim}`);
}

export function pinWords({ place, claim }: Pin): string {
  const [kind, number = ""] = place.split("-");
  const said = claimWords(claim);
  if (kind === "room") return say("web-ho-pin-room", { room: number, said });
  return say(kind === "seat" ? "web-ho-pin-seat" : "web-ho-pin", { place: Number(number), said });
}

/** Name for a player without one of their own. */
export const seatWords = (seat: number): string => (seat ? say("web-ho-visitor", { seat }) : say("ho-tile-hako-onna"));
