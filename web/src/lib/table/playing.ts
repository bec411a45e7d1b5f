import { announcer } from "../announcer.svelte";
import { api } from "../api";
import type { Play } from "../play";
import type { TableState } from "../table.svelte";
import { eventWords, isTagged, type Tagged } from "../telling";
import { screenOf } from "../../games";
import { peopleAt } from "./seats";

/** The circle of all. */
const TABLE = "table";

/** What is to be seen now may be in the log, and is said aloud. */
function tell(table: TableState): void {
  const at = table.told;
  const event = table.events[at];
  const game = table.news?.game ?? "";
  const screen = screenOf(game);
  table.told += 1;
  if (!isTagged(event) || screen?.unvoiced?.includes(event.type)) return;
  if (screen?.needless?.(table.events as Tagged[], at)) return;
  announcer.tell(eventWords(game, event));
}

/** What a game's screen is given of a table. Null before there is anything to see. */
export function playAt(table: TableState): Play | null {
  const { update, fresh, news, code } = table;
  if (!update) return null;
  const seated = update.seat !== null && news?.phase === "playing";
  const alone = news?.seats.every(({ kind, yours }) => kind !== "person" || yours) ?? false;
  return {
    code,
    update,
    fresh,
    shown: () => tell(table),
    act: seated ? (action) => table.ask({ type: "act", action }) : null,
    undo: seated && update.may_undo ? () => table.ask({ type: "undo" }) : null,
    hint: seated && news.hints && !news.challenge ? () => api.hint(code) : null,
    belief: update.belief ?? null,
    hold: seated && alone ? (on) => table.ask({ type: "hold", on }) : null,
    lesson: news?.lesson?.name ?? null,
    challenge: news?.challenge ?? null,
    speed: 1,
    live: update.seat !== null,
    watching: update.seat === null,
    people: peopleAt(news?.seats ?? [], news?.game),
    mates: seated ? table.mates : [],
    table: {
      names: news?.seats.map((seating) => (seating.kind === "person" ? seating.name : null)) ?? [],
      said: table.said,
      say: update.audiences.includes(TABLE)
        ? (text, pin) => table.ask({ type: "say", text, audience: TABLE, pin })
        : null,
    },
  };
}
