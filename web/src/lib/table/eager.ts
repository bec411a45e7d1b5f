/** Tables that this page has opened to play at once, and the seat one wants there: bots take the others. */
export const eager = new Map<string, number | null>();
