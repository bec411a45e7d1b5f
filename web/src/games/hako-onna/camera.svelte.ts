/** What is seen of a plan that is larger than its window: the wheel and two fingers zoom, a drag pans. */
import { settings } from "$lib/settings.svelte";
import type { Point } from "./mansion";

const MOST = 2.5;
/** A notch of the wheel. */
const NOTCH = 0.0016;
/** Pixels of movement below which a drag counts as a click. */
const STILL = 6;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export class Camera {
  /** 1: as large as it was laid out. */
  zoom = $state(1);
  private window: HTMLElement | null = null;

  /** `least` is the zoom at which all is seen. */
  constructor(private readonly least: () => number) {}

  get isFar(): boolean {
    return this.zoom < 1;
  }

  /** Shows everything, or goes near again. */
  readonly toggle = (): void => {
    this.zoom = this.isFar ? 1 : this.least();
  };

  /** Brings a place of the plan into the middle. */
  centre({ x, y }: Point): void {
    const { window } = this;
    if (!window) return;
    const [left, top] = [x - window.clientWidth / 2, y - window.clientHeight / 2];
    window.scrollTo({ left, top, behavior: settings.lessMotion ? "instant" : "smooth" });
  }

  /** Zooms, and what is under the pointer stays there. */
  private zoomBy(factor: number, at: Point): void {
    const { window } = this;
    if (!window) return;
    const before = this.zoom;
    this.zoom = clamp(before * factor, Math.min(1, this.least()), MOST);
    const grown = this.zoom / before;
    const box = window.getBoundingClientRect();
    const [x, y] = [at.x - box.left, at.y - box.top];
    const [left, top] = [(window.scrollLeft + x) * grown - x, (window.scrollTop + y) * grown - y];
    requestAnimationFrame(() => window.scrollTo({ left, top, behavior: "instant" }));
  }

  /** A Svelte action, for the element that scrolls. */
  readonly attach = (window: HTMLElement): { destroy: () => void } => {
    this.window = window;
    let from: Point | null = null;
    let dragged = false;
    let apart = 0;
    const between = ([one, other]: readonly (Touch | undefined)[]): number =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY * NOTCH), { x: event.clientX, y: event.clientY });
    };
    const pinch = (event: TouchEvent): void => {
      const now = between([...event.touches]);
      if (event.touches.length !== 2 || !now) return void (apart = 0);
      event.preventDefault();
      const [one, other] = [...event.touches] as [Touch, Touch];
      const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      if (apart) this.zoomBy(now / apart, middle);
      apart = now;
    };
    const down = (event: PointerEvent): void => {
      dragged = false;
      from = event.pointerType === "mouse" && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
    };
    const move = (event: PointerEvent): void => {
      if (!from || !event.buttons) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(dx, dy) < STILL) return;
      dragged = true;
      window.scrollBy({ left: -dx, top: -dy, behavior: "instant" });
      from = { x: event.clientX, y: event.clientY };
    };
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };
    const end = (): void => void (apart = 0);
    window.addEventListener("wheel", wheel, { passive: false });
    window.addEventListener("touchmove", pinch, { passive: false });
    window.addEventListener("touchend", end);
    window.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("click", click, true);
    return {
      destroy: () => {
        this.window = null;
        window.removeEventListener("wheel", wheel);
        window.removeEventListener("touchmove", pinch);
        window.removeEventListener("touchend", end);
        window.removeEventListener("pointerdown", down);
        window.removeEventListener("pointermove", move);
        window.removeEventListener("click", click, true);
      },
    };
  };
}
