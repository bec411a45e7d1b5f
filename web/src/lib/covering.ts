/** Scenes that lie over the whole page. */

/** What is said aloud, and sheets that are opened over a scene, can be reached in spite of it. */
const ABOVE = "[data-voice], [aria-live], dialog, script, style";

/** Nobody gets beneath this scene by keys while it fills the screen. Returns what ends that. */
export function cover(scene: HTMLElement): () => void {
  if (getComputedStyle(scene).position !== "fixed") return () => undefined;
  const beneath: HTMLElement[] = [];
  for (let at: HTMLElement = scene; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const each of at.parentElement.children) {
      if (!(each instanceof HTMLElement) || each === at || each.inert || each.matches(ABOVE)) continue;
      each.inert = true;
      beneath.push(each);
    }
  }
  return () => {
    for (const each of beneath) each.inert = false;
  };
}
