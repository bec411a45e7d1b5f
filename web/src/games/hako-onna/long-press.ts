/** A press that lasts, or the other mouse button: means something else than a click. */

const LASTING = 480;
/** Pixels of movement beyond which a press is a scroll or a drag. */
const STILL = 10;

/** A Svelte action. The click at the end of a long press is swallowed. */
export function longPress(
  node: HTMLElement,
  held: () => void,
): { update: (next: () => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let done = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    done = false;
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      done = true;
      held();
    }, LASTING);
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
  };
  const click = (event: MouseEvent): void => {
    if (!done) return;
    done = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    stop();
    if (!done) held();
  };
  const heard = { pointerdown: down, pointermove: move, pointerup: stop, pointerleave: stop, pointercancel: stop };
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener);
  node.addEventListener("click", click, true);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => (held = next),
    destroy: () => {
      stop();
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
