/** The book on the desk: what is drawn, what is wrong with it, and how hard it is. */
import { api } from "$lib/api";
import { Refusal } from "$lib/refusal";
import { say, words } from "$lib/words.svelte";
import type { Altered, Difficulty } from "$lib/wire";
import type { Book, Night, Page } from "$lib/wire-hidden-rooms";
import { same, type Square } from "../house";
import { bookOf, bookOfPage, draftOf, emptyDraft, fromLinkPart, pageOf, type Draft, type DraftPage } from "./draft";
import { newId, shelf } from "./shelf.svelte";

const NIGHTS = 9999;
const CHECK_AFTER = 350;
const TRY_AGAIN_AFTER = 5000;

export class Editor {
  draft = $state.raw<Draft>() as Draft;
  /** The book that was burnt last. */
  burnt = $state.raw<Draft | null>(null);
  stage = $state(1);
  /** What is wrong with the page, in words, and where. */
  wrong = $state("");
  fault = $state.raw<Square | null>(null);
  /** What the machine's route took the place of. */
  replaced = $state.raw<{ readonly stage: number; readonly route: readonly Square[] } | null>(null);
  hardness = $state.raw<Difficulty | null>(null);
  busy = $state(false);
  readonly page = $derived(this.draft.pages[this.stage - 1] as DraftPage);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop = new AbortController();

  /** `shared`: the part of a link that holds a book. */
  constructor(shared: string) {
    const sent = shared ? fromLinkPart(shared, newId()) : null;
    this.draft = sent ?? shelf.latest(say("web-hr-book-untitled"));
    if (shared && !sent) this.wrong = say("web-hr-book-bad-link");
    if (sent) shelf.put(sent);
    if (this.page.route.length) this.check(0);
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop.abort();
  }

  // Books

  open(draft: Draft): void {
    this.draft = draft;
    this.turnTo(1);
  }

  begin(): void {
    this.open(emptyDraft(newId(), say("web-hr-book-untitled")));
  }

  /** A book that comes with the game, or out of a file, to be changed. */
  copy(book: Book): void {
    this.open(draftOf(book, newId(), words.language));
    shelf.put(this.draft);
  }

  /** Raises a `Refusal` if it is no book. */
  async read(text: string): Promise<void> {
    this.copy((await api.book(text)) as Book);
  }

  /** Takes the book from the shelf; it can be put back until another one is burnt. */
  burn(): void {
    this.burnt = this.draft;
    shelf.remove(this.draft.id);
    this.open(shelf.latest(say("web-hr-book-untitled")));
  }

  unburn(): void {
    if (!this.burnt) return;
    shelf.put(this.burnt);
    this.open(this.burnt);
    this.burnt = null;
  }

  wholeBook(): Book {
    return bookOf(this.draft, say("web-hr-book-nameless"));
  }

  onePage(): Book {
    const name = this.page.monster.trim() || say("web-hr-book-nameless");
    return bookOfPage(this.page, `${this.draft.title}: ${name}`.slice(0, 120), name);
  }

  // The page

  turnTo(stage: number): void {
    this.stage = stage;
    this.check(0);
  }

  rename(title: string): void {
    this.draft = { ...this.draft, title };
    shelf.put(this.draft);
  }

  change(change: Partial<DraftPage>): void {
    const pages = this.draft.pages.map((page, at) => (at === this.stage - 1 ? { ...page, ...change } : page));
    this.draft = { ...this.draft, pages };
    shelf.put(this.draft);
  }

  /** A square was touched: the route goes on there. The last square again takes it back. */
  add(square: Square, dragged: boolean): void {
    const { route } = this.page;
    const last = route.at(-1);
    if (last && same(last, square)) return this.back();
    const corner: Square[] =
      dragged && last && last[0] !== square[0] && last[1] !== square[1] ? [[square[0], last[1]]] : [];
    this.draw([...route, ...corner, square]);
  }

  back(): void {
    this.draw(this.page.route.slice(0, -1));
  }

  clear(): void {
    this.draw([]);
    this.check(0);
  }

  reverse(): void {
    this.draw([...this.page.route].reverse());
    this.check(0);
  }

  // Routes that the machine makes

  /** A route of this difficulty. Raises a `Refusal`. */
  async suggest(difficulty: string): Promise<void> {
    const night = (await api.night(difficulty, 1 + Math.floor(Math.random() * NIGHTS))) as Night;
    this.replace(night.book.pages[this.stage - 1]?.route ?? []);
  }

  /** Alters the route, if a try succeeds: says so. Raises a `Refusal`. */
  async alter(wish: "harder" | "easier", hear: (piece: Altered) => void, signal: AbortSignal): Promise<boolean> {
    const { stage, draft } = this;
    let found: Page | null = null;
    const keep = (piece: Altered): void => {
      hear(piece);
      found = piece.piece as Page | null;
    };
    await api.alter(pageOf(this.page, stage, say("web-hr-book-nameless")), wish, keep, signal);
    if (!found || signal.aborted || this.stage !== stage || this.draft.id !== draft.id) return false;
    this.replace((found as Page).route);
    return true;
  }

  private replace(route: readonly Square[]): void {
    const { stage, page } = this;
    this.draw(route);
    this.replaced = { stage, route: page.route };
    this.check(0);
  }

  /** Puts back the route that was there before the machine's. */
  unreplace(): void {
    if (this.replaced?.stage !== this.stage) return;
    this.draw(this.replaced.route);
    this.check(0);
  }

  private draw(route: readonly Square[]): void {
    this.change({ route });
    this.replaced = null;
    this.fault = null;
    this.wrong = "";
    this.hardness = null;
    this.stop.abort();
  }

  // What the rules say of it

  check(after = CHECK_AFTER): void {
    clearTimeout(this.timer);
    this.stop.abort();
    this.wrong = "";
    this.fault = null;
    this.hardness = null;
    this.busy = this.page.route.length > 0;
    if (this.busy) this.timer = setTimeout(() => void this.ask(), after);
  }

  private async ask(): Promise<void> {
    const stop = (this.stop = new AbortController());
    const page = pageOf(this.page, this.stage, say("web-hr-book-nameless"));
    try {
      await api.difficulty(page, (found) => (this.hardness = found), stop.signal);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (stop.signal.aborted) return;
      this.explain(problem);
    }
    if (!stop.signal.aborted) this.busy = false;
  }

  private explain(problem: Refusal): void {
    this.wrong = say(problem.key, { ...problem.params, file: this.draft.title });
    const [row, column] = String(problem.params.pair ?? "").match(/\d/g) ?? [];
    this.fault = row && column ? [Number(row), Number(column)] : null;
    if (problem.key === "server-too-many-thoughts") this.timer = setTimeout(() => this.check(), TRY_AGAIN_AFTER);
  }
}
