/** Which page is open. The addresses are those of docs/wire.md, and the rules to read. */

export type Route =
  | { readonly page: "hall" }
  | { readonly page: "table"; readonly code: string }
  | { readonly page: "screen"; readonly code: string }
  | { readonly page: "phone"; readonly code: string }
  | { readonly page: "replay"; readonly code: string; readonly wish: ReplayWish }
  | { readonly page: "story"; readonly code: string }
  | { readonly page: "move"; readonly token: string }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "book"; readonly shared: string }
  | { readonly page: "print"; readonly shared: string }
  | { readonly page: "nights" }
  | { readonly page: "access" }
  | { readonly page: "endless"; readonly wish: string }
  | { readonly page: "nowhere" };

/** From where to look, at which step to begin, and which part of the game to look back on. */
export interface ReplayWish {
  readonly from: string | null;
  readonly at: number | null;
  readonly review: number | null;
}

function replayWish(params: URLSearchParams): ReplayWish {
  const number = (name: string): number | null =>
    /^\d{1,5}$/.test(params.get(name) ?? "") ? Number(params.get(name)) : null;
  return { from: params.get("from"), at: number("at"), review: number("review") };
}

export function routeOf(address: URL): Route {
  const parts = partsOf(address.pathname);
  if (!parts) return { page: "nowhere" };
  const [first = "", second = "", ...more] = parts;
  if (more.length) return { page: "nowhere" };
  if (!first) return { page: "hall" };
  if (first === "t" && second) return { page: "table", code: codeOf(second) };
  if (first === "screen" && second) return { page: "screen", code: codeOf(second) };
  if (first === "phone" && second) return { page: "phone", code: codeOf(second) };
  if (first === "r" && second) return { page: "replay", code: codeOf(second), wish: replayWish(address.searchParams) };
  if (first === "story" && second) return { page: "story", code: codeOf(second) };
  if (first === "move" && !second) return { page: "move", token: address.hash.slice(1) };
  if (first === "nights" && !second) return { page: "nights" };
  if (first === "access" && !second) return { page: "access" };
  if (first === "endless" && !second) return { page: "endless", wish: address.hash.slice(1) };
  if (first === "print" && !second) return { page: "print", shared: address.hash.slice(1) };
  if (first === "book" && !second) return { page: "book", shared: address.hash.slice(1) };
  if (first === "rules" && second) return { page: "rules", game: second };
  return { page: "nowhere" };
}

/** The parts of a path in plain letters. Null if somebody has cut it off in the middle of one. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** A code as people type it: small letters, spaces and dashes do not matter. */
export function codeOf(typed: string): string {
  return typed.replace(/[\s-]/g, "").toUpperCase();
}

class Router {
  route = $state.raw<Route>({ page: "hall" });

  listen(): void {
    const look = (): void => {
      this.route = routeOf(new URL(location.href));
    };
    addEventListener("popstate", look);
    addEventListener("hashchange", look);
    addEventListener("click", (event) => this.follow(event));
    look();
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = routeOf(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Links of the house are followed without loading the page anew. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href);
    const elsewhere = address.origin !== location.origin || address.pathname.startsWith("/api/");
    const samePage = address.pathname === location.pathname && address.hash;
    if (elsewhere || samePage || /\.[a-z]+$/.test(address.pathname)) return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
