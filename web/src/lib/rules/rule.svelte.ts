/** From a refusal to the rule that it goes by, and the rule that lies open over the table. */
import type { Refusal } from "../refusal";
import { say } from "../words.svelte";

/** What is refused, by the keys of its messages. What has no rule (a lost line, a full table) isn't here. */
const RULES: Readonly<Record<string, string>> = {
  "hr-game-over": "HR-7",
  "hr-begin-first": "HR-11",
  "hr-stage-has-begun": "HR-11",
  "hr-tile-being-drawn": "HR-25",
  "hr-not-offered": "HR-11",
  "hr-off-board": "HR-1",
  "hr-not-adjoining": "HR-23",
  "hr-no-tile-there": "HR-23",
  "hr-no-walks-left": "HR-23",
  "hr-tile-there": "HR-25",
  "hr-monster-there": "HR-25",
  "hr-pile-empty": "HR-25",
  "hr-not-in-memory": "HR-28",
  "hr-does-not-fit": "HR-26",
  "web-hr-into-it": "HR-24",
  "ks-game-over": "KS-20",
  "ks-hit-already": "KS-7",
  "ks-cards-not-sent": "KS-6",
  "ks-no-pause": "KS-19",
  "ks-not-connected": "KS-29",
  "ks-between-rounds": "KS-31",
  "ks-token-pushed": "KS-31",
  "ks-token-not-pushed": "KS-31",
  "ks-no-such-token": "KS-2",
  "ks-round-missed": "KS-29",
  "ks-gave-up-already": "KS-17",
  "ks-ready-already": "KS-19",
  "ks-time-over": "KS-17",
  "ho-over": "HO-77",
  "ho-eyes-closed": "HO-43",
  "ho-not-your-turn": "HO-14",
  "ho-not-now": "HO-31",
  "ho-not-this": "HO-31",
  "ho-untrue": "HO-53",
  "ho-time-over": "HO-51",
  "ho-measure": "HO-21",
  "web-ho-hint-check": "HO-14",
  "web-ho-hint-far": "HO-33",
  "web-ho-hint-done": "HO-31",
  "web-ho-hint-wait": "HO-30",
};

/** The rule that lies open over the table, null: none does; and whether this page can open one. */
export const opened = $state<{ rule: string | null; here: boolean }>({ rule: null, here: false });

let last = { text: "", rule: "" };

/** A no in words. Its rule is remembered until the next one. */
export function refusalWords({ key, params }: Pick<Refusal, "key" | "params">): string {
  last = { text: say(key, params), rule: RULES[key] ?? "" };
  return last.text;
}

/** The rule by which this was said, if it was the last no. */
export const ruleFor = (text: string): string => (text && text === last.text ? last.rule : "");
