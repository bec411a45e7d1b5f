import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { blocksOf, spansOf } from "../src/lib/rules/markdown";

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

it("finds every rule of Hidden Rooms", () => {
  const page = readFileSync(new URL("../../docs/rules/hidden-rooms.md", import.meta.url), "utf8");
  const lists = blocksOf(page).flatMap((block) => (block.kind === "list" ? block.items : []));
  const ids = lists.map(([first]) => first?.text).filter((id) => /^HR-\d+$/.test(id ?? ""));
  expect(ids).toHaveLength(34);
});
