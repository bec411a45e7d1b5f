/** Tables that this page has opened to play at once, and the seat one wants there: bots take the others. */
export const eager = new Map<string, number | null>();

/** Tables that this page has opened for others too: one sits there at once, and begins when they have come. */
export const seated = new Map<string, number | null>();

/** Of these, the tables at which several play at this screen, and their names but for the first. */
export const crowded = new Map<string, readonly string[]>();
