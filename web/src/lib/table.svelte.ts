/** A table as the page sees it: who sits there, what was said, what is to be seen. */
import { api } from "./api";
import { Connection, randomHex, type Line, type Outside, type Request } from "./connection";
import { faceBeside } from "./persona";
import type { Mate } from "./play";
import { Refusal } from "./refusal";
import { settings } from "./settings.svelte";
import { calledAt } from "./table/seats";
import { isTagged, type Tagged } from "./telling";
import { words } from "./words.svelte";
import type { Notice, Spoken, TableNews, Update } from "./wire";

const NONCE_BYTES = 32;

const OUTSIDE: Outside = {
  open: (code) => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(code)}`),
  introduce: () => api.me(),
  newId: () => randomHex(16),
};

export class TableState {
  line = $state<Line>("connecting");
  news = $state.raw<TableNews | null>(null);
  update = $state.raw<Update | null>(null);
  fresh = $state.raw<readonly unknown[] | null>(null);
  said = $state.raw<readonly Spoken[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** How many of the events the log may tell: those that the screen has shown. */
  told = $state(0);
  events = $state.raw<readonly unknown[]>([]);
  /** The event that the screen shows, while others wait. */
  readonly showing = $derived.by((): Tagged | null => {
    const event = this.told < this.events.length ? this.events[this.told - 1] : null;
    return isTagged(event) ? event : null;
  });
  /** Further seats that play at this screen. */
  mates = $state.raw<readonly Mate[]>([]);
  /** Whether what is fresh still waits for the screen: then it is kept, and what comes is added to it. */
  private unread = false;
  private connection: Connection;
  private mateLines: readonly Connection[] = [];

  constructor(readonly code: string) {
    this.connection = new Connection(
      code,
      {
        line: (line) => (this.line = line),
        table: (news) => this.hear(news),
        update: (update, fresh) => this.see(update, fresh),
        talk: (said) => (this.said = [...said]),
        refused: (refusal) => (this.refusal = refusal),
        notice: (notice) => (this.notice = notice),
      },
      OUTSIDE,
    );
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.connection.open();
  }

  close(): void {
    words.people = [];
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    for (const line of [this.connection, ...this.mateLines]) line.close();
  }

  /** The screen has taken what was fresh. */
  read(): void {
    this.unread = false;
  }

  ask(request: Request): Promise<void> {
    return this.connection.ask(request);
  }

  /** Takes a seat by one's own name and face, or by those of somebody who shares the screen. */
  sit(seat: number, name = settings.name, face = settings.face, unhurried = settings.unhurried): Promise<void> {
    return this.ask({ type: "sit", seat, name, face, unhurried, nonce: randomHex(NONCE_BYTES) });
  }

  /** Sits down and begins; bots take what is left. Asked in one breath: the server carries it out in order. */
  async playNow(wanted: number | null, others: readonly string[] = []): Promise<void> {
    const seated = this.sitTogether(wanted, others);
    const begun = this.ask({ type: "start" });
    await seated.finally(() => begun.catch(() => undefined)); // why there is no seat says more than that nothing begins
    await begun;
  }

  /**
   * Sits down, if no seat is named at the first free one, of a lesson the learner's. `others` are the names of those who
   * share the screen: they take the seats beside.
   */
  async sitTogether(wanted: number | null, others: readonly string[] = []): Promise<void> {
    const { seats = [], lesson } = this.news ?? {};
    const mine =
      seats.find((seating) => seating.yours) ??
      seats.find((seating) => seating.seat === (wanted ?? lesson?.seat)) ??
      seats.find((seating) => seating.kind === "empty");
    const beside = seats.filter((seating) => seating.kind === "empty" && seating.seat !== mine?.seat);
    await Promise.all([
      mine && !mine.yours ? this.sit(mine.seat) : undefined,
      ...beside.map(({ seat }, at) => {
        const other = others[at];
        return other === undefined ? undefined : this.sit(seat, other, faceBeside(settings.face, at + 1));
      }),
    ]);
  }

  private retry = (): void => {
    if (document.visibilityState !== "visible") return;
    for (const line of [this.connection, ...this.mateLines]) line.retryNow();
  };

  private hear(news: TableNews): void {
    this.news = news;
    words.people = calledAt(news.seats);
    this.callMates();
  }

  /** Every further seat of this device gets a line of its own, as long as the game runs. */
  private callMates(): void {
    const mine = this.news?.seats.filter((seating) => seating.yours).map(({ seat }) => seat) ?? [];
    const first = this.update?.seat ?? mine[0];
    const wanted = this.news?.phase === "playing" ? mine.filter((seat) => seat !== first) : [];
    if (wanted.join() === this.mateLines.map(({ seat }) => seat).join()) return;
    for (const line of this.mateLines) line.close();
    const lines = wanted.map((seat) => new Connection(this.code, {}, OUTSIDE, seat));
    this.mateLines = lines;
    this.mates = lines.map((line) => ({
      seat: line.seat ?? 0,
      act: (action) => line.ask({ type: "act", action }),
    }));
    for (const line of lines) line.open();
  }

  private see(update: Update, fresh: readonly unknown[]): void {
    const goesOn = this.update !== null && update.seat === this.update.seat && update.first === this.events.length;
    const begins = this.update === null && this.news?.phase === "playing" && this.began;
    const unseen = this.unread && this.update !== null ? this.fresh : [];
    this.unread = true;
    this.update = update;
    this.events = [...this.connection.events];
    this.fresh = (goesOn || begins) && unseen ? [...unseen, ...fresh] : null;
    if (!this.fresh) this.told = this.events.length;
    this.callMates();
  }

  /** Whether the game began while the page was open: then its first events are worth showing. */
  began = false;
}
