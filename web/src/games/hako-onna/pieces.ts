/** The drawn parts of the game, gathered. */
export { default as CardFace } from "./parts/CardFace.svelte";
export { default as DiscStack } from "./parts/DiscStack.svelte";
export { default as Echo } from "./parts/Echo.svelte";
export { default as Ending } from "./parts/Ending.svelte";
export { default as Explain } from "./parts/Explain.svelte";
export { default as Fright } from "./parts/Fright.svelte";
export { default as Furniture } from "./parts/Furniture.svelte";
export { default as Ghost } from "./parts/Ghost.svelte";
export { default as Ground } from "./parts/Ground.svelte";
export { default as GroundPatterns } from "./parts/GroundPatterns.svelte";
export { default as Pawn } from "./parts/Pawn.svelte";
export { default as Scream } from "./parts/Scream.svelte";
export { default as Tutor } from "./parts/Tutor.svelte";
export { default as Turning } from "./parts/Turning.svelte";
