/** Komnata Strachu in pictures, as the page of rules and the table fetch it. */
import { momentOf as of } from "./moment";
import type { View } from "./chamber";

export { default } from "./InPictures.svelte";
export const momentOf = (view: unknown): string => of(view as View);
