/** What is asked over plain HTTP. */
import { Refusal } from "./refusal";
import type {
  Challenges,
  CreateTable,
  GameInfo,
  Invitation,
  Listed,
  Lobby,
  Me,
  Refused,
  Replay,
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

const tables = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const api = {
  /** The first request of a device: it gives it its secret. */
  me: () => ask<Me>("/api/me"),
  games: () => ask<GameInfo[]>("/api/games"),
  lobby: () => ask<Lobby>("/api/lobby"),
  create: (wish: CreateTable) => post<TableCreated>("/api/tables", wish),
  table: (code: string) => ask<Listed>(tables(code)),
  invitation: (code: string) => ask<Invitation>(`${tables(code)}/invitation`),
  replay: (code: string, from: string) => ask<Replay>(`${tables(code)}/replay?from=${encodeURIComponent(from)}`),
  listenOnNetwork: () => post<Me>("/api/lan", {}),
  transfer: () => post<Transfer>("/api/transfer", {}),
  redeem: (token: string) => post<Me>("/api/redeem", { token }),
  challenges: () => ask<Challenges>("/api/challenges"),
  takeChallenge: () => post<TableCreated>("/api/challenges", {}),
};
