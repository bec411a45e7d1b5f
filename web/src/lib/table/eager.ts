/** Tables that this page has opened to play at once: no waiting for others, bots take the other seats. */
export const eager = new Set<string>();
