import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "../src/lib/table.svelte";
import { words } from "../src/lib/words.svelte";

class FakeSocket {
  static last: FakeSocket;
  static all: FakeSocket[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
    FakeSocket.all.push(this);
  }
  readonly sent: string[] = [];
  send(message: string): void {
    this.sent.push(message);
  }
  close(): void {
    this.readyState = 3;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const news = { type: "table", version: 2, code: "ABC", game: "two-rooms", phase: "gathering", seats: [], options: {} };
const update = (first: number, events: unknown[]): object => ({
  ...{ type: "update", seat: 0, first, events, view: {}, legal: [], may_undo: false, audiences: [] },
  ...{ outcome: null, reveal: null, hand: null },
});

describe("a table as the page sees it", () => {
  let table: TableState;
  const listening = new Set<string>();
  const says = (message: object): void => FakeSocket.last.says(message);

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { origin: "http://here" });
    vi.stubGlobal("document", new EventTarget());
    vi.stubGlobal("addEventListener", (name: string) => listening.add(name));
    vi.stubGlobal("removeEventListener", (name: string) => listening.delete(name));
    FakeSocket.all = [];
    table = new TableState("ABC");
    says(news);
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  const begin = (): void => {
    table.began = true;
    says({ ...news, phase: "playing" });
  };

  it("keeps what happens until the screen has read it", () => {
    begin();
    says(update(0, ["a", "b"]));
    says(update(2, ["c"]));
    expect(table.fresh).toEqual(["a", "b", "c"]);
    table.read();
    says(update(3, ["d"]));
    expect(table.fresh).toEqual(["d"]);
    says(update(4, ["e", "f"]));
    expect(table.fresh).toEqual(["d", "e", "f"]);
    expect(table.told).toBe(0); // the screen says what it has shown
  });

  it("draws and does not show what was there before", () => {
    says({ ...news, phase: "playing" });
    says(update(0, ["a", "b"]));
    expect([table.fresh, table.told]).toEqual([null, 2]);
    says(update(2, ["c"])); // the screen is still not here: it will draw this, too
    expect([table.fresh, table.told]).toEqual([null, 3]);
    table.read();
    says(update(3, ["d"]));
    expect([table.fresh, table.told]).toEqual([["d"], 3]);
  });

  it("tells the screen nothing more once it is closed, and forgets who sat there", () => {
    begin();
    says({ ...news, phase: "playing", seats: [{ seat: 0, kind: "person", name: "Ada", yours: true }] });
    says(update(0, ["a"]));
    expect(words.people.map(({ shown }) => shown)).toEqual(["Ada"]);
    const { last } = FakeSocket;
    table.close();
    expect(last.readyState).toBe(3);
    expect(words.people).toEqual([]);
    expect(listening).toEqual(new Set());
  });

  it("opens a line for every further seat of the device while the game runs, and closes them with the table", () => {
    const seats = [0, 1].map((seat) => ({ seat, kind: "person", name: `P${seat}`, yours: true }));
    says({ ...news, seats });
    expect(FakeSocket.all).toHaveLength(1);
    const [first] = FakeSocket.all;
    first?.says({ ...news, seats, phase: "playing" });
    expect([table.mates.map(({ seat }) => seat), FakeSocket.all.length]).toEqual([[1], 2]);
    first?.says({ ...news, seats, phase: "over" });
    expect(table.mates).toEqual([]);
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([1, 3]);
    first?.says({ ...news, seats, phase: "playing" });
    table.close();
    expect(FakeSocket.all.every(({ readyState }) => readyState === 3)).toBe(true);
  });

  it("asks for the seats and the start in one breath, in order", async () => {
    const seats = [0, 1, 2].map((seat) => ({ seat, kind: "empty", name: null, yours: false }));
    const { last } = FakeSocket;
    last.onopen?.();
    says({ ...news, seats });
    const playing = table.playNow(1, ["Bea"]);
    const asked = last.sent
      .slice(1)
      .map((message) => JSON.parse(message) as { type: string; id: string; seat?: number });
    expect(asked.map(({ type, seat }) => [type, seat])).toEqual([
      ["sit", 1],
      ["sit", 0],
      ["start", undefined],
    ]);
    for (const { id } of asked) says({ type: "done", id });
    await playing;
  });

  it("tells why a seat is refused, though the start was asked for", async () => {
    const { last } = FakeSocket;
    last.onopen?.();
    says({ ...news, seats: [{ seat: 0, kind: "empty", name: null, yours: false }] });
    const playing = table.playNow(null);
    const asked = last.sent.slice(1).map((message) => JSON.parse(message) as { id: string });
    for (const [at, { id }] of asked.entries())
      says({ type: "refused", id, key: at ? "server-seats-empty" : "server-removed", params: {} });
    await expect(playing).rejects.toMatchObject({ key: "server-removed" });
  });

  it("draws anew when the past is forgotten, read or unread", () => {
    begin();
    says(update(0, ["a", "b"]));
    says(update(0, ["a"]));
    expect([table.fresh, table.told]).toEqual([null, 1]);
  });
});
