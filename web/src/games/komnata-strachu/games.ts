/** The games that one click begins. */

/** Against two bots that keep pace, and nothing starts by itself. */
export const FIRST_GAME = { options: { players: 3, pause: null } };
