/** From a value to the message that tells of it: the rule of `kurayami.words.telling`, said once more for the screen. */
import { say, type Params } from "./words.svelte";

export interface Telling {
  key: string;
  params: Params;
}
/** An event or an action of any game. */
export interface Tagged {
  readonly type: string;
}

export function initials(game: string): string {
  return game
    .split("-")
    .map((word) => word[0] ?? "")
    .join("");
}

export function telling<Value extends Tagged>(game: string, kind: "event" | "action", value: Value): Telling {
  const { type, ...fields } = value;
  return { key: `${initials(game)}-${kind}-${type.replaceAll("_", "-")}`, params: flat(fields, "") };
}

export const isTagged = (value: unknown): value is Tagged =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

export function eventWords(game: string, event: Tagged): string {
  const { key, params } = telling(game, "event", event);
  return say(key, params);
}

function flat(fields: object, prefix: string): Params {
  const params: Params = {};
  for (const [name, field] of Object.entries<unknown>({ ...fields })) {
    if (typeof field === "object" && field !== null && !Array.isArray(field)) {
      Object.assign(params, flat(field, `${prefix}${name}_`));
    } else {
      params[prefix + name] = plain(field);
    }
  }
  return params;
}

function plain(field: unknown): string | number {
  if (field === null || field === undefined) return "none";
  if (typeof field === "boolean") return field ? "yes" : "no";
  if (Array.isArray(field)) return isSquare(field) ? squareName(field) : field.length;
  return typeof field === "number" ? field : String(field);
}

/** Columns are A to F from the left, rows 1 to 6 from the top. */
export const squareName = ([row, column]: readonly [number, number]): string =>
  String.fromCharCode(65 + column) + String(row + 1);

function isSquare(field: readonly unknown[]): field is [number, number] {
  return field.length === 2 && field.every((part) => typeof part === "number");
}
