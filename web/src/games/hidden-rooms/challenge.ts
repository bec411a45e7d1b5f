/** A day's result as a few characters to send: won and lost stages with their turns, and nothing of how. */
import type { View } from "./house";

export function resultText(name: string, day: string, results: View["results"]): string {
  const stages = results.map(({ turns, loss }) => `${loss === null ? "★" : "✕"}${turns}`);
  return `kurayami · ${day}\n${name}: ${stages.join(" ")}`;
}
