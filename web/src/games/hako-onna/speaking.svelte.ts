/** Lets the page speak an edition's own words while a component shows a game of it. */
import { words } from "$lib/words.svelte";
import type { Edition } from "$lib/wire-hako-onna";
import { ownWords } from "./edition";

/** Called while a component is set up. An edition never changes during a game, but views come anew with every move. */
export function speak(edition: () => Edition): void {
  const written = $derived(JSON.stringify(edition()));
  $effect.pre(() => {
    words.own = ownWords(JSON.parse(written) as Edition);
    return () => (words.own = {});
  });
}
