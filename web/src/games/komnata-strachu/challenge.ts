/** A day's practice as a few characters to send: right and wrong rounds with their times, and nothing of the cards. */
import { seconds, type View } from "./chamber";

export function resultText(name: string, day: string, told: View["told"]): string {
  const right = told.map(({ finishes }) => finishes.find(({ fault }) => !fault));
  const times = right.flatMap((finish) => (finish ? [finish.time] : []));
  const mean = times.length ? ` · ${seconds(times.reduce((sum, time) => sum + time, 0) / times.length)} s` : "";
  const rounds = right.map((finish) => (finish ? `★${(finish.time / 1000).toFixed(1)}` : "✕"));
  return `${name} · ${day}\n${times.length}/${told.length}${mean}\n${rounds.join(" ")}`;
}
