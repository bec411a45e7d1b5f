/** Her powers in the edition that the page shows: the house's, unless a game of another one is open. */
import { FACTS, type Edition } from "$lib/wire-hako-onna";

type Power = Pick<Edition["powers"][number], "number" | "effect" | "rank" | "needs">;

class Deck {
  powers = $state.raw<readonly Power[]>(FACTS.house.powers);

  /** A power by its number on the wire; none for Time of Despair and for a back. */
  power(name: string): Power | undefined {
    return this.powers.find(({ number }) => String(number) === name);
  }

  /** Takes the house's powers again. */
  reset(): void {
    this.powers = FACTS.house.powers;
  }
}

export const deck = new Deck();
