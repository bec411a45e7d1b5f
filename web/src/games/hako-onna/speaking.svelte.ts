/** Lets the page speak an edition's own words, and show its powers, while a component shows a game of it. */
import { words } from "$lib/words.svelte";
import type { Edition } from "$lib/wire-hako-onna";
import { ownWords } from "./edition";
import { deck } from "./parts/deck.svelte";

/** Called while a component is set up. An edition never changes during a game, but views come anew with every move. */
export function speak(edition: () => Edition): void {
  const written = $derived(JSON.stringify(edition()));
  $effect.pre(() => {
    const shown = JSON.parse(written) as Edition;
    words.own = ownWords(shown);
    deck.powers = shown.powers;
    return () => {
      words.own = {};
      deck.reset();
    };
  });
}
