/**
 * The line to a table: it heals by itself, asks again what got no answer, and catches up on what was missed.
 * The way of it is told in docs/wire.md.
 */
import { noteTime } from "./countdown";
import { Refusal } from "./refusal";
import { unfolded } from "./unfold";
import {
  WIRE_VERSION,
  type FromClient,
  type FromServer,
  type Notice,
  type Spoken,
  type TableNews,
  type Update,
} from "./wire";

export type Line = "connecting" | "open" | "lost" | "closed";

/** A request before it has its id. */
export type Request = FromClient extends infer Message
  ? Message extends { readonly id: string }
    ? Omit<Message, "id">
    : never
  : never;

export interface Listener {
  line?(line: Line): void;
  table?(news: TableNews): void;
  /** `fresh`: the events that were not there before; all of them if the past was forgotten. */
  update?(update: Update, fresh: readonly unknown[]): void;
  talk?(said: readonly Spoken[]): void;
  /** The server does not want this connection, and says why. */
  refused?(refusal: Refusal): void;
  /** What the house says to everybody; null: nothing any more. */
  notice?(notice: Notice | null): void;
}

export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose">;

export interface Outside {
  open(code: string): Socket;
  /** Gets the device its secret, if it has none. */
  introduce(): Promise<unknown>;
  newId(): string;
}

const OPEN = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** The server asks every eight seconds whether one is there: after so long without a word, nobody is at the other end. */
const DEAD_AFTER = 12_000;
/** A request is answered within five seconds, even if with a refusal: one who has asked gives up sooner. */
const UNANSWERED_AFTER = 8_000;
const NO_SECRET = 4001;
/** Trying again would change nothing: not allowed, no such table, a message that it did not understand. */
const FINAL = [4000, 4003, 4004];

interface Pending {
  readonly message: FromClient;
  readonly resolve: () => void;
  readonly reject: (refusal: Refusal) => void;
}

export class Connection {
  line: Line = "connecting";
  /** The last one, with the whole view. */
  update: Update | null = null;
  readonly events: unknown[] = [];
  readonly said: Spoken[] = [];
  private socket: Socket | null = null;
  /** Options of the table, which the server sends once. */
  private options: unknown = null;
  private pending = new Map<string, Pending>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly code: string,
    private readonly listener: Listener,
    private readonly outside: Outside,
    /** From where to look, if not from the first of one's seats. */
    readonly seat: number | null = null,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    const socket = this.outside.open(this.code);
    this.socket = socket;
    this.expect(socket);
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }: MessageEvent) => {
      this.expect(socket);
      this.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (this.socket === socket) this.lose(code);
    };
  }

  /** Done when the server has carried it out and stored it. Rejected with a `Refusal` otherwise. */
  ask(request: Request): Promise<void> {
    const message = { ...request, id: this.outside.newId() } as FromClient & { id: string };
    return new Promise((resolve, reject) => {
      if (this.line === "closed") return reject(new Refusal("web-line-closed"));
      this.pending.set(message.id, { message, resolve, reject });
      this.send(message);
      if (this.pending.size === 1 && this.socket) this.expect(this.socket);
    });
  }

  /** There is reason to believe that it would work now: the network is back, or the page is looked at again. */
  retryNow(): void {
    if (this.line === "lost") this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.become("closed");
    this.socket?.close();
    this.socket = null;
    for (const { reject } of this.pending.values()) reject(new Refusal("web-line-closed"));
    this.pending.clear();
  }

  /** From now on the other end has so long to say something. */
  private expect(socket: Socket): void {
    clearTimeout(this.silence);
    if (this.socket !== socket || this.line === "closed") return;
    const longest = this.pending.size > 0 ? UNANSWERED_AFTER : DEAD_AFTER;
    this.silence = setTimeout(() => {
      if (this.socket !== socket) return;
      this.lose(0);
      socket.close();
    }, longest);
  }

  private greet(): void {
    const seat = this.update?.seat ?? this.seat;
    const since = this.events.length;
    this.send({ type: "hello", version: WIRE_VERSION, seat, since, heard: this.said.length });
    for (const { message } of this.pending.values()) this.send(message);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    if (this.line === "closed") return;
    switch (message.type) {
      case "ping":
        return this.send({ type: "pong", number: message.number });
      case "table":
        this.attempts = 0;
        this.become("open");
        this.options = message.options ?? this.options;
        return this.listener.table?.({ ...message, options: this.options });
      case "update":
        return this.see(message);
      case "talk":
        this.said.splice(message.first, Infinity, ...message.said);
        return this.listener.talk?.(this.said);
      case "done":
        return this.settle(message.id)?.resolve();
      case "refused":
        return this.refuse(message.id, Refusal.of(message));
      case "notice":
        return this.listener.notice?.(message.key === null ? null : message);
    }
  }

  private see(change: Update): void {
    const update = { ...change, view: unfolded(this.update?.view, change), longer: null };
    const goesOn = update.first === this.events.length && update.seat === (this.update?.seat ?? update.seat);
    if (!goesOn) this.events.length = 0;
    this.events.push(...update.events);
    noteTime(update);
    this.update = update;
    this.listener.update?.(update, update.events);
  }

  private refuse(id: string | null, refusal: Refusal): void {
    if (id === null) this.listener.refused?.(refusal);
    else this.settle(id)?.reject(refusal);
  }

  private settle(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private lose(code: number): void {
    clearTimeout(this.silence);
    this.socket = null;
    if (this.line === "closed") return;
    if (FINAL.includes(code)) return this.close();
    this.become("lost");
    this.listener.notice?.(null);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.timer = setTimeout(() => void this.again(code), wait);
  }

  private async again(code: number): Promise<void> {
    if (code === NO_SECRET) await this.outside.introduce().catch(() => undefined);
    if (this.line === "lost") this.open();
  }

  private become(line: Line): void {
    if (line === this.line) return;
    this.line = line;
    this.listener.line?.(line);
  }
}

/** 128 random bits. Not `randomUUID`, which a page from the local network (http) does not have. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
