import { beforeEach, describe, expect, it, vi } from "vitest";

describe("the announcer", () => {
  let announcer: typeof import("../src/lib/announcer.svelte").announcer;
  const spoken = async (): Promise<string> => {
    await vi.advanceTimersByTimeAsync(200);
    return announcer.said;
  };
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    ({ announcer } = await import("../src/lib/announcer.svelte"));
    return () => vi.useRealTimers();
  });

  it("says what happened, in order, and then what is asked", async () => {
    announcer.ask("Your turn.");
    announcer.tell("It turns.");
    announcer.tell("It moves.");
    expect(announcer.said).toBe("");
    expect(await spoken()).toBe("It turns. It moves. Your turn.");
  });

  it("asks once, and again when it is asked anew", async () => {
    announcer.ask("Your turn.");
    expect(await spoken()).toBe("Your turn.");
    announcer.tell("It moves.");
    announcer.ask("Your turn.");
    expect(await spoken()).toBe("It moves.");
    announcer.ask("");
    await spoken();
    announcer.ask("Your turn.");
    expect(await spoken()).toBe("Your turn.");
  });

  it("is silent while nothing happens and nothing is asked", async () => {
    announcer.tell("It moves.");
    await spoken();
    announcer.ask("");
    announcer.tell("");
    expect(await spoken()).toBe("It moves.");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says the last once more, with the question that is still open, in words that are read anew", async () => {
    announcer.ask("Your turn.");
    await spoken();
    announcer.tell("It moves.");
    await spoken();
    announcer.again();
    expect(announcer.said).toBe("It moves. Your turn.");
    announcer.again();
    expect(announcer.said.trimEnd()).toBe("It moves. Your turn.");
    expect(announcer.said).not.toBe("It moves. Your turn.");
  });

  it("calls what can't wait at once, and can repeat that too", () => {
    announcer.call("red ghost");
    expect(announcer.urgent).toBe("red ghost");
    announcer.again();
    expect(announcer.said).toBe("red ghost");
  });
});
