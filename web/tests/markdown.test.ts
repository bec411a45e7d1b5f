import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocksOf, ruleOf, spansOf } from "../src/lib/rules/markdown";
import { pageOf, pathOf } from "../src/lib/rules/pages";
import { LANGUAGES } from "../src/lib/words.svelte";

it("reads what our pages use", () => {
  const page =
    "# Title\n\nA line\nthat goes *on*.\n\n- **HR-1** first\n  more\n- second\n\n| a | b |\n|---|---|\n| 1 | `x` |\n";
  const text = (value: string): object => ({ kind: "text", text: value });
  expect(blocksOf(page)).toEqual([
    { kind: "heading", level: 1, spans: [text("Title")] },
    { kind: "paragraph", spans: [text("A line that goes "), { kind: "emphasis", text: "on" }, text(".")] },
    { kind: "list", items: [[{ kind: "strong", text: "HR-1" }, text(" first more")], [text("second")]] },
    {
      kind: "table",
      rows: [
        [[text("a")], [text("b")]],
        [[text("1")], [{ kind: "code", text: "x" }]],
      ],
    },
  ]);
});

it("makes no markup of what looks like it", () => {
  expect(spansOf("<b>no</b> [a link](elsewhere)")).toEqual([{ kind: "text", text: "<b>no</b> a link" }]);
});

it("knows a rule from the mention of one", () => {
  const [first, ...rest] = spansOf("**HO-45** as in HO-2.");
  expect(ruleOf(first ? [first, ...rest] : [])).toBe("HO-45");
  expect(rest.filter((span) => span.kind === "rule").map((span) => span.text)).toEqual(["HO-2"]);
  expect(ruleOf(spansOf("HO-2 is mentioned first"))).toBeUndefined();
});

it("sees marks, tables inside a list, and code with empty lines", () => {
  const page =
    "- **HO-5** *Ruling:* one\n\n  | a | *b* |\n  |---|---|\n  | | 2 |\n\n- **HO-6** *裁定：* 二\n\n```toml\na = 1\n\nb = 2\n```\n\nEnd.\n";
  const text = (value: string): object => ({ kind: "text", text: value });
  const id = (value: string): object => ({ kind: "strong", text: value });
  expect(blocksOf(page)).toEqual([
    { kind: "list", items: [[id("HO-5"), text(" "), { kind: "mark", text: "Ruling" }, text(" one")]] },
    {
      kind: "table",
      rows: [
        [[text("a")], [{ kind: "emphasis", text: "b" }]],
        [[], [text("2")]],
      ],
    },
    { kind: "list", items: [[id("HO-6"), text(" "), { kind: "mark", text: "裁定" }, text(" 二")]] },
    { kind: "code", text: "a = 1\n\nb = 2" },
    { kind: "paragraph", spans: [text("End.")] },
  ]);
});

const GAMES = [
  ["hidden-rooms", 34],
  ["komnata-strachu", 32],
  ["hako-onna", 79],
] as const;

describe.each(LANGUAGES)("the rules in %s", (language) => {
  it.each(GAMES)("show every rule of %s", (game, count) => {
    const page = readFileSync(new URL(`../../docs/rules/${pathOf(game, language)}`, import.meta.url), "utf8");
    const lists = blocksOf(page).flatMap((block) => (block.kind === "list" ? block.items : []));
    const ids = lists.map(ruleOf).filter((id) => id !== undefined);
    expect(ids).toHaveLength(count);
    const mentioned = lists.flat().filter((span) => span.kind === "rule");
    expect(mentioned.filter((span) => !ids.includes(span.text))).toEqual([]);
    expect(lists.flat().some((span) => span.kind === "mark")).toBe(true);
  });

  it("are one file for each game", async () => {
    const page = await pageOf("hidden-rooms", language)?.();
    expect(page).toMatch(/^# /);
    expect(pageOf("no-such-game", language)).toBeUndefined();
  });
});
