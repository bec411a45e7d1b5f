/** A table as the page sees it: who sits there, what was said, what is to be seen. */
import { api } from "./api";
import { Connection, randomHex, type Line, type Request } from "./connection";
import { Refusal } from "./refusal";
import type { Spoken, TableNews, Update } from "./wire";

const NONCE_BYTES = 32;

export class TableState {
  line = $state<Line>("connecting");
  news = $state.raw<TableNews | null>(null);
  update = $state.raw<Update | null>(null);
  fresh = $state.raw<readonly unknown[] | null>(null);
  said = $state.raw<readonly Spoken[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** How many of the events the log may tell: those that the screen has shown. */
  told = $state(0);
  events = $state.raw<readonly unknown[]>([]);
  private connection: Connection;

  constructor(readonly code: string) {
    this.connection = new Connection(
      code,
      {
        line: (line) => (this.line = line),
        table: (news) => (this.news = news),
        update: (update, fresh) => this.see(update, fresh),
        talk: (said) => (this.said = [...said]),
        refused: (refusal) => (this.refusal = refusal),
      },
      {
        open: (code) => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${encodeURIComponent(code)}`),
        introduce: () => api.me(),
        newId: () => randomHex(16),
      },
    );
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.connection.open();
  }

  close(): void {
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.connection.close();
  }

  ask(request: Request): Promise<void> {
    return this.connection.ask(request);
  }

  sit(seat: number, name: string): Promise<void> {
    return this.ask({ type: "sit", seat, name, nonce: randomHex(NONCE_BYTES) });
  }

  /** Sits down (if no seat is named: at the first free one, of a lesson the learner's), seats bots, and begins. */
  async playNow(name: string, wanted: number | null): Promise<void> {
    const { seats = [], levels = [], lesson } = this.news ?? {};
    const mine =
      seats.find((seating) => seating.yours) ??
      seats.find((seating) => seating.seat === (wanted ?? lesson?.seat)) ??
      seats.find((seating) => seating.kind === "empty");
    if (mine && !mine.yours) await this.sit(mine.seat, name);
    const level = levels.at(-1);
    for (const { seat, kind } of seats) {
      if (kind === "empty" && seat !== mine?.seat && level) await this.ask({ type: "seat_bot", seat, level });
    }
    await this.ask({ type: "start" });
  }

  private retry = (): void => {
    if (document.visibilityState === "visible") this.connection.retryNow();
  };

  private see(update: Update, fresh: readonly unknown[]): void {
    const goesOn = this.update !== null && update.seat === this.update.seat && update.first === this.events.length;
    const begins = this.update === null && this.news?.phase === "playing" && this.began;
    this.update = update;
    this.events = [...this.connection.events];
    this.fresh = goesOn || begins ? fresh : null;
    if (!this.fresh) this.told = this.events.length;
  }

  /** Whether the game began while the page was open: then its first events are worth showing. */
  began = false;
}
