/** The books that were written on this device. */
import { randomHex } from "$lib/connection";
import { cleaned, emptyDraft, type Draft } from "./draft";

const KEY = "kurayami.books";

function kept(): readonly Draft[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown[];
    return found.map(cleaned).filter((draft) => draft !== null);
  } catch {
    return [];
  }
}

export const newId = (): string => randomHex(8);

class Shelf {
  books = $state.raw<readonly Draft[]>(kept());
  /** Whether the browser keeps what is written. */
  keeps = $state(true);

  /** Puts a book on the shelf, in the place of its older self. The one that was written last stands first. */
  put(draft: Draft): void {
    this.books = [draft, ...this.books.filter(({ id }) => id !== draft.id)];
    this.store();
  }

  remove(id: string): void {
    this.books = this.books.filter((draft) => draft.id !== id);
    this.store();
  }

  /** The book that was written last, or a new one. */
  latest(title: string): Draft {
    return this.books[0] ?? emptyDraft(newId(), title);
  }

  private store(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.books));
      this.keeps = true;
    } catch {
      this.keeps = false;
    }
  }
}

export const shelf = new Shelf();
