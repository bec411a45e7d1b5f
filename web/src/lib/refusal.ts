import type { Refused } from "./wire";

/** A no with its reason. `key` names a message of the word files, `params` fill it. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly params: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
  }

  static of(refused: Refused): Refusal {
    return new Refusal(refused.key, refused.params);
  }
}
