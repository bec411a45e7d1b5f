/** As much of Markdown as our rules pages use, read into values: nothing of it becomes HTML unseen. */

/**
 * A mark is an emphasis that ends with a colon, such as *Ruling:*; its text is the word before the colon.
 * A rule is the number of another rule, which leads there.
 */
export type Span = { readonly kind: "text" | "strong" | "emphasis" | "mark" | "code" | "rule"; readonly text: string };
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Span[])[])[] };

const INLINE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<mark>[^*]+)[:：]\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>[A-Z]{2}-\d+)/g;
const FENCE = /^```.*\n([^]*?)\n```$/m;

export function spansOf(text: string): readonly Span[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const spans: Span[] = [];
  let end = 0;
  for (const match of plain.matchAll(INLINE)) {
    if (match.index > end) spans.push({ kind: "text", text: plain.slice(end, match.index) });
    for (const kind of ["strong", "mark", "emphasis", "code", "rule"] as const) {
      const text = match.groups?.[kind];
      if (text) spans.push({ kind, text });
    }
    end = match.index + match[0].length;
  }
  if (end < plain.length) spans.push({ kind: "text", text: plain.slice(end) });
  return spans;
}

/** The number of the rule that stands here, if it is one. */
export function ruleOf([first]: readonly Span[]): string | undefined {
  return first?.kind === "strong" && /^[A-Z]{2}-\d+$/.test(first.text) ? first.text : undefined;
}

/** Lines that belong together, as one: what is indented, or simply goes on. */
export function blocksOf(markdown: string): readonly Block[] {
  const fenced = FENCE.exec(markdown);
  if (!fenced) return markdown.split(/\n\s*\n/).flatMap((chunk) => blockOf(chunk.trim()));
  const [before, after] = [markdown.slice(0, fenced.index), markdown.slice(fenced.index + fenced[0].length)];
  return [...blocksOf(before), { kind: "code", text: fenced[1] ?? "" }, ...blocksOf(after)];
}

function blockOf(chunk: string): readonly Block[] {
  if (!chunk) return [];
  const heading = /^(#+) (.*)$/.exec(chunk.split("\n")[0] ?? "");
  if (heading) {
    const [, marks = "", text = ""] = heading;
    const rest = chunk.split("\n").slice(1).join("\n").trim();
    return [{ kind: "heading", level: marks.length, spans: spansOf(text) }, ...blockOf(rest)];
  }
  if (chunk.startsWith("|")) return [{ kind: "table", rows: rowsOf(chunk) }];
  if (/^[-*] /.test(chunk)) {
    const items = chunk.split(/\n(?=[-*] )/).map((item) => spansOf(joined(item.replace(/^[-*] /, ""))));
    return [{ kind: "list", items }];
  }
  return [{ kind: "paragraph", spans: spansOf(joined(chunk)) }];
}

const joined = (text: string): string => text.replace(/\s*\n\s*/g, " ");

function rowsOf(chunk: string): readonly (readonly (readonly Span[])[])[] {
  const lines = chunk.split("\n").map((line) => line.trim());
  const rows = lines.filter((line) => !/^\|[\s:|-]*-[\s:|-]*\|$/.test(line));
  return rows.map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim())),
  );
}
