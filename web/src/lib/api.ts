/** What is asked over plain HTTP. */
import { arriving } from "./arrival";
import { Refusal } from "./refusal";
import { unfoldedReplay } from "./unfold";
import type {
  Altered,
  Challenge,
  Challenges,
  CreateTable,
  Difficulty,
  GameInfo,
  Hints,
  Invitation,
  Listed,
  Lobby,
  Me,
  Mover,
  TransferOffer,
  Refused,
  Replay,
  Foreseen,
  Reviewed,
  TableCreated,
  Transfer,
} from "./wire";

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Refusal("web-server-away");
  }
  if (response.ok) return (await response.json()) as Answer;
  throw await refusalOf(response);
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    return Refusal.of((await response.json()) as Refused);
  } catch {
    return new Refusal("web-server-trouble", { status: response.status });
  }
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  return ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What comes piece by piece. Done when all has come, and refused if it ends before; `signal` ends it quietly. */
async function listen<Piece extends Progress>(
  path: string,
  hear: (piece: Piece) => void,
  init: RequestInit,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
    if (!response.ok) throw await refusalOf(response);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    let all = false;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split("\n\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const piece = JSON.parse(line.replace(/^data: /, "")) as Piece;
        hear(piece);
        all = piece.done >= piece.of;
      }
    }
    if (!all) throw new Refusal("web-server-away");
  } catch (problem) {
    if (init.signal?.aborted) return;
    throw problem instanceof Refusal ? problem : new Refusal("web-server-away");
  }
}

const ofGame = (game?: string): string => (game ? `?game=${encodeURIComponent(game)}` : "");
const tables = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  /** The first request of a device: it gives it its secret. */
  me: arriving((arrival) => ask<Me>("/api/me", { headers: { "Kurayami-Arrival": arrival } }), {
    get storage() {
      return localStorage;
    },
    get locks() {
      return navigator.locks as LockManager | undefined;
    },
  }),
  games: () => ask<GameInfo[]>("/api/games"),
  lobby: () => ask<Lobby>("/api/lobby"),
  create: (wish: CreateTable) => post<TableCreated>("/api/tables", wish),
  table: (code: string) => ask<Listed>(tables(code)),
  invitation: (code: string, page: "table" | "phone" = "table") =>
    ask<Invitation>(`${tables(code)}/invitation?for=${page}`),
  replay: async (code: string, from: string) =>
    unfoldedReplay(await ask<Replay>(`${tables(code)}/replay?from=${encodeURIComponent(from)}`)),
  listenOnNetwork: () => post<Me>("/api/lan", {}),
  transfer: (mover: Mover) => post<Transfer>("/api/transfer", mover),
  /** What a token would move here; nothing is moved yet. */
  offer: (token: string) => post<TransferOffer>("/api/redeem/offer", { token }),
  redeem: (token: string) => post<Me>("/api/redeem", { token }),
  /** The challenge of a game; Hidden Rooms if none is named. */
  challenges: (game?: string) => ask<Challenges>(`/api/challenges${ofGame(game)}`),
  /** The challenges of all games that have one. */
  challengesOfToday: () => ask<Challenge[]>("/api/challenges/today"),
  hint: (code: string) => post<Hints>(`${tables(code)}/hint`, {}),
  review: (code: string, stage: number, hear: (piece: Reviewed) => void, signal: AbortSignal) =>
    listen(`${tables(code)}/review?stage=${stage}`, hear, { signal }),
  /** The chance at the moments of a game that is over. */
  forecast: (code: string, hear: (piece: Foreseen) => void, signal: AbortSignal) =>
    listen(`${tables(code)}/forecast`, hear, { signal }),
  difficulty: (page: unknown, hear: (piece: Difficulty) => void, signal: AbortSignal) =>
    listen("/api/books/difficulty", hear, { method: "POST", body: JSON.stringify(page), signal }),
  /** Difficulties of books that the machine makes, and the book of one of them by its number. */
  tiers: () => ask<unknown>("/api/books/endless"),
  night: (difficulty: string, number: number) =>
    ask<unknown>(`/api/books/endless/${encodeURIComponent(difficulty)}/${number}`),
  /** A page a little harder or easier, after some tries; the last piece has it. */
  alter: (page: unknown, wish: string, hear: (piece: Altered) => void, signal: AbortSignal) =>
    listen(`/api/books/alter?wish=${wish}`, hear, { method: "POST", body: JSON.stringify(page), signal }),
  /** A book as text, read and checked. */
  book: (text: string) => ask<unknown>("/api/books", { method: "POST", body: text }),
  /** An edition as a file, read and checked. */
  edition: (file: Blob) => ask<unknown>("/api/editions", { method: "POST", body: file }),
  takeChallenge: (game: string) => post<TableCreated>(`/api/challenges${ofGame(game)}`, {}),
};
