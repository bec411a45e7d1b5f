/** As much of Markdown as our rules pages use, read into values: nothing of it becomes HTML unseen. */

export type Span = { readonly kind: "text" | "strong" | "emphasis" | "code"; readonly text: string };
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Span[])[])[] };

const INLINE = /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|`(?<code>[^`]+)`/g;

export function spansOf(text: string): readonly Span[] {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const spans: Span[] = [];
  let end = 0;
  for (const match of plain.matchAll(INLINE)) {
    if (match.index > end) spans.push({ kind: "text", text: plain.slice(end, match.index) });
    for (const kind of ["strong", "emphasis", "code"] as const) {
      const text = match.groups?.[kind];
      if (text) spans.push({ kind, text });
    }
    end = match.index + match[0].length;
  }
  if (end < plain.length) spans.push({ kind: "text", text: plain.slice(end) });
  return spans;
}

/** Lines that belong together, as one: what is indented, or simply goes on. */
export function blocksOf(markdown: string): readonly Block[] {
  return markdown.split(/\n\s*\n/).flatMap((chunk) => blockOf(chunk.trim()));
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
  const lines = chunk.split("\n").filter((line) => !/^\|[\s:|-]+\|$/.test(line));
  return lines.map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spansOf(cell.trim())),
  );
}
