import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { marked, phrasesOf, unmarked } from "../src/lib/phrases";

it.each([
  "隣の|闇を|探るか、|ここで|手番を|終えます。",
  "この|画面で|遊ぶ|人の|名前",
  "離席中|（ボットが|代役）",
  "カード3枚、|コマ5つ、|スイッチは1つ。",
  "ヒントも|「待った」も|ありません。",
  "物音判定です。",
  "ハコオンナの|手番",
  "ダウジング・|ロッド",
  "わたし、|メリーさん",
])("ends lines between phrases: %s", (phrases) => {
  expect(phrasesOf(phrases.replaceAll("|", ""))).toEqual(phrases.split("|"));
});

it("begins no line with a sign or a small letter, ends none with an opening bracket, and changes no text", () => {
  const folder = new URL("../../src/kurayami/words/ja/", import.meta.url);
  const files = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  const texts = files.flatMap((file) => [...file.matchAll(/^[a-z][\w-]+ = (.+)$/gm)].map((match) => match[1] ?? ""));
  expect(texts.length).toBeGreaterThan(1000);
  for (const text of texts) {
    const phrases = phrasesOf(text);
    expect(phrases.join("")).toBe(text);
    for (const phrase of phrases.slice(1)) expect(phrase).not.toMatch(/^[、。！？：」』）…っゃゅょぁぃぅぇぉーん]/u);
    for (const phrase of phrases.slice(0, -1)) expect(phrase).not.toMatch(/[「『（]$/u);
    expect(unmarked(marked(text))).toBe(text);
  }
});
