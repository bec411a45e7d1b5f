import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Line, type Outside, type Socket } from "../src/lib/connection";
import { endOf } from "../src/lib/countdown";
import { Refusal } from "../src/lib/refusal";
import {
  WIRE_VERSION,
  type FromClient,
  type FromServer,
  type Notice,
  type TableNews,
  type Update,
} from "../src/lib/wire";

class FakeSocket implements Socket {
  readyState: Socket["readyState"] = 0;
  sent: FromClient[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as never, {} as never);
  }
  says(message: Partial<FromServer> & { type: string }): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as never);
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.call(this as never, { code } as never);
  }
}

const update = (first: number, events: unknown[], seat: number | null = 0): Update => ({
  type: "update",
  seat,
  first,
  events,
  view: {},
  legal: [],
  may_undo: false,
  audiences: [],
  outcome: null,
  reveal: null,
  hand: null,
});

describe("the line to a table", () => {
  let sockets: FakeSocket[];
  let lines: Line[];
  let fresh: unknown[][];
  let refusals: string[];
  let notices: (string | null)[];
  let news: TableNews[];
  let introduced: number;
  let line: Connection;
  let outside: Outside;
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, lines, fresh, refusals, notices, news, introduced] = [[], [], [], [], [], [], 0];
    let ids = 0;
    outside = {
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      introduce: () => Promise.resolve((introduced += 1)),
      newId: () => `id-${(ids += 1)}`,
    };
    const listener = {
      line: (now: Line) => lines.push(now),
      update: (_: Update, events: readonly unknown[]) => fresh.push([...events]),
      refused: (refusal: Refusal) => refusals.push(refusal.key),
      table: (table: TableNews) => news.push(table),
      notice: (notice: Notice | null) => notices.push(notice?.key ?? null),
    };
    line = new Connection("CODE", listener, outside);
    line.open();
    last().opens();
    last().says({ type: "table" });
  });
  afterEach(() => vi.useRealTimers());

  it("says hello with what it has", () => {
    expect(last().sent).toEqual([{ type: "hello", version: WIRE_VERSION, seat: null, since: 0, heard: 0 }]);
    last().says(update(0, ["a", "b"]));
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent[0]).toEqual({ type: "hello", version: WIRE_VERSION, seat: 0, since: 2, heard: 0 });
  });

  it("keeps the options of the table, which it is told once", () => {
    last().says({ type: "table", options: { screens: [0] }, watchers: 0 });
    last().says({ type: "table", options: null, watchers: 1 });
    expect(news.slice(-2)).toEqual([
      { type: "table", options: { screens: [0] }, watchers: 0 },
      { type: "table", options: { screens: [0] }, watchers: 1 },
    ]);
  });

  it("answers a ping at once", () => {
    last().says({ type: "ping", number: 7 });
    expect(last().sent.at(-1)).toEqual({ type: "pong", number: 7 });
  });

  it("tells only what is new, and forgets when the server starts over", () => {
    last().says(update(0, ["a", "b"]));
    last().says(update(2, ["c"]));
    expect(fresh).toEqual([["a", "b"], ["c"]]);
    expect(line.events).toEqual(["a", "b", "c"]);
    last().says(update(0, ["x"], null));
    expect(line.events).toEqual(["x"]);
  });

  it("has the whole view, of which only what changed is sent; and anew after a lost line", () => {
    const views: unknown[] = [];
    line = new Connection("CODE", { update: ({ view }) => views.push(view) }, outside);
    line.open();
    last().opens();
    last().says({ ...update(0, []), view: { turn: 1, told: ["a"], hers: null } });
    last().says({ ...update(0, []), view: { turn: 2 }, longer: { told: ["b"] } });
    last().says({ ...update(0, []), view: { told: [] }, longer: {} });
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    last().says({ ...update(0, []), view: { turn: 9, told: ["z"], hers: null } });
    expect(views).toEqual([
      { turn: 1, told: ["a"], hers: null },
      { turn: 2, told: ["a", "b"], hers: null },
      { turn: 2, told: [], hers: null },
      { turn: 9, told: ["z"], hers: null },
    ]);
  });

  it("asks again with the same id what got no answer, and nothing twice", async () => {
    const answered = line.ask({ type: "start" });
    last().says({ type: "done", id: "id-1" });
    await answered;
    const open = line.ask({ type: "act", action: { type: "stop" } });
    const before = last().sent.at(-1);
    last().breaks();
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent.slice(1)).toEqual([before]);
    last().says({ type: "done", id: "id-2" });
    await open;
  });

  it("keeps a request that was made while the line was lost", async () => {
    last().breaks();
    const asked = line.ask({ type: "undo" });
    vi.advanceTimersByTime(1000);
    last().opens();
    expect(last().sent.at(-1)).toEqual({ type: "undo", id: "id-1" });
    last().says({ type: "refused", id: "id-1", key: "table-nothing-to-undo", params: {} });
    await expect(asked).rejects.toMatchObject({ key: "table-nothing-to-undo" });
  });

  it("waits longer each time, but never long", () => {
    const opened: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      last().breaks();
      const before = sockets.length;
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      opened.push(waited);
    }
    expect(opened[0]).toBeLessThan(500);
    expect(opened.at(-1)).toBeGreaterThan(3000);
    expect(Math.max(...opened)).toBeLessThanOrEqual(10050);
    expect(lines.at(-1)).toBe("lost");
    last().opens();
    last().says({ type: "table" });
    expect(lines.at(-1)).toBe("open");
  });

  it("does not wait when there is reason to hope", () => {
    last().breaks();
    line.retryNow();
    expect(sockets).toHaveLength(2);
  });

  it("gets a secret first where it has none", async () => {
    last().breaks(4001);
    await vi.advanceTimersByTimeAsync(1000);
    expect(introduced).toBe(1);
    expect(sockets).toHaveLength(2);
  });

  it("gives up where there is no such table, and says why", async () => {
    const asked = line.ask({ type: "start" });
    last().says({ type: "refused", id: null, key: "server-no-such-table", params: {} });
    last().breaks(4004);
    await expect(asked).rejects.toBeInstanceOf(Refusal);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(refusals).toEqual(["server-no-such-table"]);
    await expect(line.ask({ type: "start" })).rejects.toMatchObject({ key: "web-line-closed" });
  });

  it("knows until when there is time, counted from when it was told", () => {
    vi.advanceTimersByTime(1000);
    const before = performance.now();
    last().says({ ...update(0, []), left: 2500 });
    vi.advanceTimersByTime(700);
    expect(line.update && endOf(line.update)).toBe(before + 2500);
    last().says(update(0, []));
    expect(line.update && endOf(line.update)).toBe(0);
  });

  it("passes on what the house says to everybody, until the line is lost", () => {
    last().says({ type: "notice", key: "server-holding-breath", params: {} });
    last().says({ type: "notice", key: null, params: {} });
    last().says({ type: "notice", key: "server-announcement", params: { text: "Restart in 5 minutes" } });
    last().breaks();
    expect(notices).toEqual(["server-holding-breath", null, "server-announcement", null]);
  });

  it("is dead after twelve seconds without a word, and is opened anew", () => {
    line.open();
    last().opens();
    last().says({ type: "table" });
    for (let beat = 0; beat < 6; beat += 1) {
      vi.advanceTimersByTime(8_000);
      last().says({ type: "ping", number: beat });
    }
    expect(lines).toEqual(["open"]);
    const silent = last();
    vi.advanceTimersByTime(11_999);
    expect(lines).toEqual(["open"]);
    vi.advanceTimersByTime(1);
    expect([lines, silent.readyState]).toEqual([["open", "lost"], 3]);
    vi.advanceTimersByTime(1000);
    expect(last()).not.toBe(silent);
    silent.breaks();
    last().opens();
    last().says({ type: "table" });
    expect(lines).toEqual(["open", "lost", "open"]);
  });

  it("is dead eight seconds after a request that gets no word, however often one asks again", () => {
    line.open();
    last().opens();
    last().says({ type: "table" });
    vi.advanceTimersByTime(8_000);
    void line.ask({ type: "undo" });
    vi.advanceTimersByTime(5_000);
    void line.ask({ type: "undo" });
    vi.advanceTimersByTime(2_999);
    expect(lines).toEqual(["open"]);
    vi.advanceTimersByTime(1);
    expect(lines).toEqual(["open", "lost"]);
  });
});
