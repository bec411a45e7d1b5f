/**
 * A device gets its secret with the first thing it asks. Pages that it opens at the same moment must get the same one,
 * or the last of them would take away what was done with the others.
 */
import { randomHex } from "./connection";

const KEY = "kurayami-arrival";
const NAME_BYTES = 16;

export interface Browser {
  /** What all pages of the browser share. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Not there on a page that did not come over a safe line. */
  readonly locks?: Pick<LockManager, "request"> | undefined;
}

/** Asks one after the other: a page of this browser that asks later has the secret already. */
export function arriving<Answer>(ask: (arrival: string) => Promise<Answer>, browser: Browser): () => Promise<Answer> {
  let asking: Promise<Answer> | null = null;

  async function arrive(): Promise<Answer> {
    const arrival = nameIn(browser);
    const answer = await ask(arrival);
    forget(browser);
    return answer;
  }
  const inTurn = (): Promise<Answer> => browser.locks?.request(KEY, arrive) ?? arrive();
  return () => (asking ??= inTurn().finally(() => (asking = null)));
}

/** The name that the pages of this browser use while they arrive. */
function nameIn(browser: Browser): string {
  const name = randomHex(NAME_BYTES);
  try {
    const known = browser.storage.getItem(KEY);
    if (known) return known;
    browser.storage.setItem(KEY, name);
  } catch {
    // a browser that remembers nothing
  }
  return name;
}

/** The secret is here: whoever asks now sends it along. */
function forget(browser: Browser): void {
  try {
    browser.storage.removeItem(KEY);
  } catch {
    // there was nothing to forget
  }
}
