/** What throws the Shadows: each room has its own furniture. Rooms by their number in the house edition. */
export const FURNITURE = [
  "wardrobe",
  "bed",
  "desk",
  "chest",
  "table",
  "sofa",
  "shelf",
  "stove",
  "tub",
  "screen",
  "clock",
  "barrel",
] as const;

export type Furniture = (typeof FURNITURE)[number];

const ROOMS: readonly (readonly Furniture[])[] = [
  ["clock"],
  ["chest"],
  ["barrel", "shelf", "chest"],
  ["stove", "table"],
  ["barrel", "shelf"],
  ["desk", "shelf", "sofa"],
  ["bed", "wardrobe", "screen"],
  ["bed", "chest", "shelf"],
  ["sofa", "table", "clock"],
  ["tub"],
  ["screen", "wardrobe"],
];

/** The furniture of the n-th Shadow of a room; another edition's rooms take what is left over. */
export function furnitureOf(room: number, place: number): Furniture {
  return ROOMS[room]?.[place] ?? FURNITURE[(room * 5 + place * 7) % FURNITURE.length] ?? "chest";
}
