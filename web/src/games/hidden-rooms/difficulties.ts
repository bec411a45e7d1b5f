/** How hard a book made by the machine is, in words. */
import type { Tier } from "$lib/wire-hidden-rooms";

export type Difficulty = Tier["difficulty"];

export const DIFFICULTIES: Readonly<Record<Difficulty, { readonly name: string; readonly line: string }>> = {
  "very-easy": { name: "web-endless-very-easy", line: "web-endless-very-easy-line" },
  easy: { name: "web-endless-easy", line: "web-endless-easy-line" },
  medium: { name: "web-endless-medium", line: "web-endless-medium-line" },
  hard: { name: "web-endless-hard", line: "web-endless-hard-line" },
  nightmare: { name: "web-endless-nightmare", line: "web-endless-nightmare-line" },
};
