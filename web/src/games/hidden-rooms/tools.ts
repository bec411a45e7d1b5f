/** Tools in the table's bar: this stage again, and giving it up. */
import { api } from "$lib/api";
import { router } from "$lib/router.svelte";
import { attempt } from "$lib/table/attempt";
import { eager } from "$lib/table/eager";
import type { Tool } from "$lib/table/tools.svelte";
import { pageOf, type View } from "./house";

/** Opens a new game with this monster alone. The one that is played stays among one's games. */
async function restartStage(view: View): Promise<void> {
  const [{ options }, page] = [view, pageOf(view)];
  if (!page) return;
  const pages = options.book.pages.map(({ stage }) => ({ ...page, stage }));
  const { code } = await api.create({
    game: "hidden-rooms",
    options: { ...options, book: { ...options.book, pages } },
  });
  eager.set(code, null);
  router.go(`/t/${code}`);
}

export const restarting = (view: View, refuse: (said: string) => void): Tool => ({
  label: "web-hr-restart",
  sign: "M5 12a7.500 7.500 0 1 0 2.500 -5.600M4 3.500V8.500H9",
  ask: "web-hr-restart-ask",
  sure: "web-hr-restart-sure",
  act: view.monster ? () => attempt(() => restartStage(view), refuse) : null,
});

export const givingUp = (act: (() => Promise<unknown>) | null): Tool => ({
  label: "web-hr-give-up",
  sign: "M6 21V4M6 4H18L15 8L18 12H6",
  ask: "web-hr-give-up-ask",
  sure: "web-hr-give-up-sure",
  act,
});
