/** What a game played alone offers in the bar of its table, beside the rules. */

export interface Tool {
  /** The message that names it. */
  readonly label: string;
  /** Its sign: a path in a square of 24. */
  readonly sign: string;
  /** What is asked before it is done, and the message on the button that does it. */
  readonly ask: string;
  readonly sure: string;
  /** Null: not now. */
  readonly act: (() => Promise<unknown>) | null;
}

/** Set by the game's screen, as long as it is there. */
export const bar = $state<{ tools: readonly Tool[] }>({ tools: [] });
