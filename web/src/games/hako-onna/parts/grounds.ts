/** What the floor of a room is laid with, by the room's number in the edition. */
export type Laid = "boards" | "stone" | "squares" | "herringbone" | "damask";

const LAID: readonly Laid[] = [
  "boards",
  "boards",
  "stone",
  "squares",
  "stone",
  "herringbone",
  "damask",
  "boards",
  "herringbone",
  "squares",
  "damask",
];
const TINTS = [
  "#7a5a3a",
  "#6b5240",
  "#55524e",
  "#6a7681",
  "#5e5347",
  "#5f5a3a",
  "#7a2c25",
  "#7d4a35",
  "#4f5a3c",
  "#7e8b95",
  "#6a4a4a",
];
type Rug = "runner" | "wide" | null;
const RUGS: readonly Rug[] = ["runner", "runner", null, null, null, "wide", null, null, "wide", null, null];

export const laidOf = (room: number): Laid => LAID[room % LAID.length] ?? "boards";
export const tintOf = (room: number): string => TINTS[room % TINTS.length] ?? "#6b5240";
export const rugOf = (room: number): Rug => RUGS[room % RUGS.length] ?? null;
