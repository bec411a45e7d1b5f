/** Tables that this page has opened to play at once, and the seat one wants there: bots take the others. */
export const eager = new Map<string, number | null>();

/** Tables that this page has opened for others too: one sits there at once, and begins when they have come. */
export const seated = new Map<string, number | null>();

/** Tables at which several people play at this screen, with the names of all but the first. */
export const crowded = new Map<string, readonly string[]>();
