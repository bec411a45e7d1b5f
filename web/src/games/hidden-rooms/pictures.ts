/** Hidden Rooms in pictures, as the page of rules and the table fetch it. */
import type { Tagged } from "$lib/telling";
import { momentOf as of } from "./moment";
import type { View } from "./house";

export { default } from "./InPictures.svelte";
export const momentOf = (view: unknown, showing: Tagged | null): string => of(view as View, showing);
