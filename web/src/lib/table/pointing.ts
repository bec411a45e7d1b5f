/** From a line of the log to the place on the board that it tells of. */
import type { Tagged } from "../telling";

const LASTING = 1800;
const GLOW = "0 0 0 4px #ffd899, 0 0 26px 8px #f4a946";

const isSquare = (field: unknown): field is [number, number] =>
  Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === "number");

/** Where it happened, as a selector; null: nowhere in particular. Squares first, then Shadows, then people. */
export function placeOf(told: Tagged): string | null {
  const event: Record<string, unknown> = { ...told };
  for (const name of ["to", "at", "target", "square"]) {
    const field = event[name];
    if (isSquare(field)) return `[data-square="(${field[0]}, ${field[1]})"]`;
  }
  for (const name of ["shadow", "deed_shadow"]) {
    if (typeof event[name] === "number") return `[data-shadow="${String(event[name])}"]`;
  }
  const deed = event["deed"];
  if (typeof deed === "object" && deed !== null) {
    const { shadow } = deed as { shadow?: unknown };
    if (typeof shadow === "number") return `[data-shadow="${shadow}"]`;
  }
  for (const name of ["winner", "seat"]) {
    if (typeof event[name] === "number") return `[data-plate="${String(event[name])}"]`;
  }
  return null;
}

/** Lets the place glow for a moment. False: it isn't on the screen now. */
export function pointAt(selector: string, still: boolean): boolean {
  const place = document.querySelector(selector);
  if (!place) return false;
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const lit = { boxShadow: GLOW, zIndex: 5 };
  const dark = { boxShadow: "0 0 0 4px #ffd89900, 0 0 26px 8px #f4a94600", zIndex: 5 };
  const frames = still ? [lit, lit] : [dark, lit, dark, lit, dark];
  const glow = place.animate(frames, LASTING);
  place.setAttribute("data-pointed", "");
  glow.onfinish = glow.oncancel = () => place.removeAttribute("data-pointed");
  return true;
}
