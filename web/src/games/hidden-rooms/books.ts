/** Which book is it? Books travel by value, and titles are for reading: routes and codes tell them apart. */
import type { View } from "./house";

type Book = View["options"]["book"];

/** Where the monster of stage 1 walks in the Book of the Rooms. */
const FIRST_ROUTE = "0,3 5,3 5,2 0,2 0,1 3,1 3,5 1,5 1,0 5,0";

export function isFirstBook(book: Book): boolean {
  const first = book.pages.find((page) => page.stage === 1)?.route ?? [];
  return first.map((square) => square.join(",")).join(" ") === FIRST_ROUTE;
}

// Endless nights: this tab knows which of its tables are some, and how hard.

const KEY = "kurayami.endless.";

export function noteEndless(code: string, difficulty: string): void {
  try {
    sessionStorage.setItem(KEY + code, difficulty);
  } catch {
    // a browser that keeps nothing: then no other night is offered
  }
}

/** The difficulty of a table's book, if the machine made it. */
export function endlessAt(code: string): string | null {
  try {
    return sessionStorage.getItem(KEY + code);
  } catch {
    return null;
  }
}
