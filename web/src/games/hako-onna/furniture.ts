/** The furniture that throws the Shadows, seen from above: what stands where, and its outline in a square of 40. */

export interface Piece {
  /** The outline. */
  readonly body: string;
  /** Lines upon it. */
  readonly lines: string;
}

const PIECES = {
  clock: { body: "M9 4h22v6l-3 3v18l3 2v4H9v-4l3-2V13L9 10Z", lines: "M20 12a7 7 0 1 1 0 14a7 7 0 0 1 0-14M20 15v4l3 2" },
  vase: { body: "M20 3a17 17 0 1 1 0 34a17 17 0 0 1 0-34Z", lines: "M20 11a9 9 0 1 1 0 18a9 9 0 0 1 0-18M13 6l3 7M27 6l-3 7M34 26l-7-3M6 26l7-3" },
  barrel: { body: "M20 2a18 18 0 1 1 0 36a18 18 0 0 1 0-36Z", lines: "M20 6a14 14 0 1 1 0 28a14 14 0 0 1 0-28M11 10v20M17 7v26M23 7v26M29 10v20" },
  crates: { body: "M3 3h20v9h14v25H13V25H3Z", lines: "M3 3l20 21M23 3L3 24M13 25h24M23 12v13M13 37l24-12" },
  furnace: { body: "M6 6h28v22l-5 9H11l-5-9Z", lines: "M11 12h18v12H11ZM14 15v6M18 15v6M22 15v6M26 15v6M14 31h12" },
  stove: { body: "M3 5h34v30H3Z", lines: "M12 9a5 5 0 1 1 0 10a5 5 0 0 1 0-10M28 9a5 5 0 1 1 0 10a5 5 0 0 1 0-10M3 25h34M9 30h22" },
  cupboard: { body: "M2 7h36v26H2Z", lines: "M20 7v26M5 10h12v20H5ZM23 10h12v20H23ZM15 20h.1M25 20h.1" },
  shelves: { body: "M3 3h34v9H12v25H3Z", lines: "M3 12h9M12 3v9M20 3v9M28 3v9M3 20h9M3 28h9" },
  trunk: { body: "M4 9h32v23H4Z", lines: "M4 15h32M10 9v23M30 9v23M17 13h6v6h-6Z" },
  desk: { body: "M2 5h36v21H28v9H12v-9H2Z", lines: "M6 9h28v13H6ZM15 26h10v6H15ZM25 12l5 6" },
  bookcase: { body: "M2 8h36v24H2Z", lines: "M2 20h36M8 8v12M12 8v12M19 8v12M26 8v12M31 8v12M7 20v12M15 20v12M22 20v12M28 20v12M34 20v12" },
  armchair: { body: "M4 6q16-6 32 0v24q-16 8-32 0Z", lines: "M11 12q9-4 18 0v14q-9 4-18 0ZM11 12L6 9M29 12l5-3" },
  bed: { body: "M5 2h30v36H5Z", lines: "M5 15h30M9 5h9v7H9ZM22 5h9v7h-9ZM5 38l30-16" },
  wardrobe: { body: "M2 8h36v24H2Z", lines: "M2 13h36M20 13v19M17 22v3M23 22v3M6 10h28" },
  mirror: { body: "M5 14h30v21H5ZM12 3h16v11H12Z", lines: "M15 5h10v9H15ZM9 19h22M20 19v16M18 25h-5M27 25h-5" },
  toybox: { body: "M4 10h32v24H4Z", lines: "M4 17h32M20 10v24M10 22l4 4M14 22l-4 4M29 24a3 3 0 1 1-.1 0" },
  cot: { body: "M6 3h28v34H6Z", lines: "M6 10h28M10 10v27M15 10v27M20 10v27M25 10v27M30 10v27M12 5h16" },
  dollhouse: { body: "M20 2l18 13v22H2V15Z", lines: "M2 15h36M8 20h8v7H8ZM24 20h8v7h-8ZM17 30h6v7h-6Z" },
  sofa: { body: "M3 8h34v24H3Z", lines: "M8 14h24v14H8ZM16 14v14M24 14v14M3 8l5 6M37 8l-5 6" },
  piano: { body: "M3 4h34v16q-2 16-16 16H3Z", lines: "M3 12h34M8 4v8M13 4v8M18 4v8M23 4v8M28 4v8M33 4v8M9 18q12 2 12 12" },
  hearth: { body: "M2 12h36v24H2ZM8 4h24v8H8Z", lines: "M10 36V22q10-9 20 0v14M16 34q0-8 4-10q4 2 4 10" },
  bath: { body: "M3 9q0-5 6-5h22q6 0 6 5v22q0 5-6 5H9q-6 0-6-5Z", lines: "M8 12q0-3 4-3h16q4 0 4 3v16q0 3-4 3H12q-4 0-4-3ZM20 20a2 2 0 1 1-.1 0M18 4h4" },
  screen: { body: "M3 12l12-8 10 10 12-8v20l-12 9-10-10-12 8Z", lines: "M15 4v21M25 14v21M6 16l6-4M28 16l6-4" },
  heap: { body: "M6 12q6-9 14-7q11-3 14 8q5 12-4 19q-12 7-21 1q-9-8-3-21Z", lines: "M11 14q9-6 17 0M9 22q11-6 22 0M13 30q8-4 15-1" },
} satisfies Record<string, Piece>; // prettier-ignore

export type Furniture = keyof typeof PIECES;

/** By room and Shadow of the room, in the printed order of the house. Another edition gets heaps under sheets. */
const ROOMS: Record<string, readonly Furniture[]> = {
  "1F Hall": ["clock"],
  "2F Hall": ["vase"],
  Basement: ["barrel", "crates", "furnace"],
  Kitchen: ["stove", "cupboard"],
  "Storage Room": ["shelves", "trunk"],
  Study: ["desk", "bookcase", "armchair"],
  "Red Bedroom": ["bed", "wardrobe", "mirror"],
  "Kid's Room": ["toybox", "cot", "dollhouse"],
  "Living Room": ["sofa", "piano", "hearth"],
  Bathroom: ["bath"],
  "Dressing Room": ["screen", "wardrobe"],
};

export const furnitureOf = (room: string, nth: number): Furniture => ROOMS[room]?.[nth] ?? "heap";
export const pieceOf = (furniture: Furniture): Piece => PIECES[furniture];
