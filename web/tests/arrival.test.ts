import { describe, expect, it } from "vitest";
import { arriving } from "../src/lib/arrival";

function shared(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A server that answers when it is told to, and what it was asked with. */
function server() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const ask = (arrival: string): Promise<string> =>
    new Promise((resolve) => {
      asked.push(arrival);
      waiting.push(() => resolve(arrival));
    });
  return { asked, ask, answer: () => waiting.shift()?.() };
}

describe("a device that arrives", () => {
  it("asks once, whoever of its page wants to know", async () => {
    const { asked, ask, answer } = server();
    const me = arriving(ask, { storage: shared() });
    const both = [me(), me()];
    answer();
    expect(new Set(await Promise.all(both)).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it("has one name in all of its pages, until it has its secret", async () => {
    const { asked, ask, answer } = server();
    const storage = shared();
    const pages = [arriving(ask, { storage })(), arriving(ask, { storage })()];
    answer();
    answer();
    await Promise.all(pages);
    expect(new Set(asked).size).toBe(1);
    const later = arriving(ask, { storage })();
    answer();
    expect(await later).not.toBe(asked[0]);
  });

  it("lets its pages in one after the other, where it can", async () => {
    const { asked, ask, answer } = server();
    let turn: Promise<unknown> = Promise.resolve();
    const request = (_: string, work: () => Promise<unknown>): Promise<unknown> => (turn = turn.then(work));
    const browser = { storage: shared(), locks: { request } as unknown as LockManager };
    const pages = [arriving(ask, browser)(), arriving(ask, browser)()];
    await Promise.resolve();
    expect(asked).toHaveLength(1);
    answer();
    await pages[0];
    await Promise.resolve();
    answer();
    await pages[1];
    expect(asked).toHaveLength(2);
  });

  it("may try again after a failure, and without a memory", async () => {
    let fails = true;
    const ask = (): Promise<string> => (fails ? Promise.reject(new Error("away")) : Promise.resolve("here"));
    const broken = (): never => {
      throw new Error("no storage");
    };
    const me = arriving(ask, { storage: { getItem: broken, setItem: broken, removeItem: broken } });
    await expect(me()).rejects.toThrow("away");
    fails = false;
    expect(await me()).toBe("here");
  });
});
