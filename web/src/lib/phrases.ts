/** Where a line of Japanese may end, for browsers that don't know `word-break: auto-phrase`: between phrases. */

/** Marks the end of a phrase; it has no width. */
const MARK = "\u200b";

const PARTICLE = /[をはがにでとのもへ]$/u;
/** Words that belong to the one before them, though they are long. */
const TAIL =
  /^(?:から|まで|だけ|より|など|しか|さえ|ほど|ばかり|です|でした|ます|ました|ません|ましょう|ください|たち|という|ので|のに|こと|ため|そう|よう|した|して|しま|いる|いた|ある|なる|なり|なら|[っゃゅょん])/u;
const HIRAGANA = /^[ぁ-んー]+$/u;
const OPENING = /[「『（〈]$/u;
const CLOSED = /[、。！？：；・…」』）〉\u3000]$/u;
const SIGN = /^[、。！？：；・…」』）〉\u3000―〜ー]/u;
const NUMBER = /^[0-9０-９./%×]+$/u;

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("ja", { granularity: "word" }) : null;

/** True where the browser leaves it to us. */
export const BREAKS = typeof CSS !== "undefined" && !CSS.supports("word-break", "auto-phrase") && segmenter !== null;

/** A text in phrases: a word with all that clings to it. */
export function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = [];
  let last = "";
  for (const { segment } of segmenter?.segment(text) ?? [{ segment: text }]) {
    const phrase = phrases.at(-1);
    if (phrase === undefined || begins(phrase, last, segment)) phrases.push(segment);
    else phrases[phrases.length - 1] = phrase + segment;
    last = segment;
  }
  return phrases;
}

function begins(phrase: string, last: string, word: string): boolean {
  if (SIGN.test(word) || OPENING.test(phrase) || last === "お" || last === "ご") return false;
  if (/[」』）〉]$/u.test(phrase) && HIRAGANA.test(word)) return word.length > 2 && !TAIL.test(word);
  if (CLOSED.test(phrase) || /^[「『（〈]/u.test(word)) return true;
  if (NUMBER.test(word) || NUMBER.test(last)) return false;
  if (HIRAGANA.test(word)) return word.length > 1 && PARTICLE.test(phrase) && !TAIL.test(word);
  return /[ぁ-ん]$/u.test(phrase);
}

const known = new Map<string, string>();
const MOST = 2000;

/** The text with a mark between its phrases. */
export function marked(text: string): string {
  let found = known.get(text);
  if (found === undefined) {
    if (known.size >= MOST) known.clear();
    known.set(text, (found = phrasesOf(text).join(MARK)));
  }
  return found;
}

/** The text for other programs, such as a chat that it is pasted into. */
export const unmarked = (text: string): string => text.replaceAll(MARK, "");
