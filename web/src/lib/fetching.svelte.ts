/** What is fetched when it is needed: tried until it is there, and after an upgrade from a page that is loaded anew. */

export interface Around {
  /** Milliseconds. */
  wait(millis: number): Promise<void>;
  /** The page as the server would give it now; rejected while there is no server. */
  page(): Promise<string>;
  /** The file that this page began with. */
  readonly frame: string;
  /** The page that this tab was last loaded anew for. */
  remembered(): string | null;
  loadAnew(frame: string): void;
  /** Takes away what is left of an attempt that failed for this reason. */
  clear(problem: unknown): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const MARK = "kurayami-upgraded";

class Fetching {
  /** How many things have failed to come, and are asked for again. */
  missing = $state(0);

  /** Never rejected: it is tried as long as the page is open. Nothing is lost when the page is loaded anew meanwhile. */
  async until<T>(load: () => Promise<T>, around: Around = AROUND): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        const found = await load();
        if (tries) this.missing -= 1;
        return found;
      } catch (problem) {
        if (!tries) this.missing += 1;
        around.clear(problem);
        await this.lookForUpgrade(around);
        await around.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries));
      }
    }
  }

  /** An older page asks for files that are gone. It is loaded anew, once for each version. */
  private async lookForUpgrade(around: Around): Promise<void> {
    const page = await around.page().catch(() => "");
    const frame = /src="([^"]*\/frame-[^"]*)"/.exec(page)?.[1];
    if (frame && around.frame && frame !== around.frame && frame !== around.remembered()) around.loadAnew(frame);
  }
}

const AROUND: Around = {
  wait: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
  page: async () => (await fetch("/", { cache: "no-store" })).text(),
  get frame() {
    return document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
  },
  remembered() {
    try {
      return sessionStorage.getItem(MARK);
    } catch {
      return null;
    }
  },
  loadAnew(frame) {
    try {
      sessionStorage.setItem(MARK, frame);
    } catch {
      return; // a browser that remembers nothing could go on loading for ever
    }
    location.reload();
  },
  /** A style that did not come leaves its link behind, and would pass for one that is here. */
  clear(problem) {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
      if (!link.sheet && String(problem).includes(link.href)) link.remove();
  },
};

export const fetching = new Fetching();
