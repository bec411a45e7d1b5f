/** The drawn parts of the game, gathered. */
export { default as CardFace } from "./parts/CardFace.svelte";
export { default as Explain } from "./parts/Explain.svelte";
export { default as Pawn } from "./Pawn.svelte";
