/** The drawn parts of the game, gathered. */
export { default as CardFace } from "./interim/CardFace.svelte";
export { default as Explain } from "./interim/Explain.svelte";
export { default as Pawn } from "./interim/Pawn.svelte";
