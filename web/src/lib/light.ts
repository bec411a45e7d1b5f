/** One canvas of light and shadow, laid over any picture: small, stretched, and painted anew only when it must be. */

export type Colour = readonly [red: number, green: number, blue: number];

/** A light that stands somewhere. Places are counted in the picture's own units. */
export interface Glow {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
  /** How much of the dark it takes away, 0 to 1. */
  readonly strength: number;
  /** How much of its own colour it leaves, 0 to 1. */
  readonly tint: number;
  /** How restless it is: 0 for the moon, 1 for a candle. The most restless one makes the whole picture breathe. */
  readonly flicker?: number;
}

/** Light that falls from a point one way. The angle is in radians, 0 to the right, and grows clockwise. */
export interface Beam extends Omit<Glow, "radius"> {
  readonly angle: number;
  readonly spread: number;
  readonly reach: number;
}

/** A rectangle that is a little lighter than the rest. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  readonly strength: number;
  readonly tint: number;
}

export interface Dark {
  readonly width: number;
  readonly height: number;
  /** 0: daylight, 1: nothing is to be seen. */
  readonly depth: number;
  readonly colour: Colour;
  readonly glows: Readonly<Record<string, Glow>>;
  readonly beams: Readonly<Record<string, Beam>>;
  readonly patches: readonly Patch[];
}

const rgba = ([red, green, blue]: Colour, alpha: number): string => `rgba(${red},${green},${blue},${alpha.toFixed(3)})`;

export function paint(context: CanvasRenderingContext2D, dark: Dark): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = "source-over";
  context.clearRect(0, 0, width, height);
  context.fillStyle = rgba(dark.colour, dark.depth);
  context.fillRect(0, 0, width, height);
  context.setTransform(width / dark.width, 0, 0, height / dark.height, 0, 0);
  const glows = Object.values(dark.glows);
  const beams = Object.values(dark.beams);
  context.globalCompositeOperation = "destination-out";
  for (const patch of dark.patches) fillPatch(context, patch, rgba([0, 0, 0], patch.strength));
  for (const glow of glows) fillGlow(context, glow, [0, 0, 0], glow.strength);
  for (const beam of beams) fillBeam(context, beam, [0, 0, 0], beam.strength);
  context.globalCompositeOperation = "lighter";
  for (const patch of dark.patches) fillPatch(context, patch, rgba(patch.colour, patch.tint));
  for (const glow of glows) fillGlow(context, glow, glow.colour, glow.tint);
  for (const beam of beams) fillBeam(context, beam, beam.colour, beam.tint);
}

function fillPatch(context: CanvasRenderingContext2D, patch: Patch, style: string): void {
  context.fillStyle = style;
  context.fillRect(patch.x, patch.y, patch.width, patch.height);
}

function fillGlow(context: CanvasRenderingContext2D, glow: Glow, colour: Colour, alpha: number): void {
  const { x, y, radius } = glow;
  const fall = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, share] of [[0, 1], [0.35, 0.82], [0.7, 0.28], [1, 0]] as const) fall.addColorStop(at, rgba(colour, alpha * share)); // prettier-ignore
  context.fillStyle = fall;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Drawn as a few cones inside each other, so that its edges are soft. */
function fillBeam(context: CanvasRenderingContext2D, beam: Beam, colour: Colour, alpha: number): void {
  const { x, y, reach, angle } = beam;
  const fall = context.createRadialGradient(x, y, 0, x, y, reach);
  const layers = 4;
  for (const [at, share] of [[0, 1], [0.6, 0.62], [1, 0]] as const) fall.addColorStop(at, rgba(colour, (alpha * share) / layers)); // prettier-ignore
  context.fillStyle = fall;
  for (let layer = 1; layer <= layers; layer += 1) {
    const half = (beam.spread / 2) * (layer / layers);
    context.beginPath();
    context.moveTo(x, y);
    context.arc(x, y, reach, angle - half, angle + half);
    context.fill();
  }
}

const EASE_MILLIS = 150;
const FRAME_MILLIS = 40;
const GLIDE_MILLIS = 900;

/** Keeps a canvas lit: lights glide to where they are wanted. Nothing is painted while nothing changes. */
export class Lights {
  private wanted: Dark | null = null;
  private now: Dark | null = null;
  private frame = 0;
  private last = 0;
  private still = false;
  private changed = 0;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  set(wanted: Dark, still: boolean): void {
    this.wanted = wanted;
    this.changed = performance.now();
    this.still = still;
    if (!this.now || still) this.now = wanted;
    this.frame ||= requestAnimationFrame((time) => this.step(time));
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private step(time: number): void {
    this.frame = 0;
    if (!this.wanted || !this.now) return;
    const passed = time - this.last;
    const arrived = this.still || time - this.changed >= GLIDE_MILLIS;
    if (passed >= FRAME_MILLIS) {
      this.last = time;
      this.now = arrived ? this.wanted : glide(this.now, this.wanted, 1 - Math.exp(-passed / EASE_MILLIS));
      const context = this.canvas.getContext("2d");
      if (context) paint(context, this.now);
    }
    if (!arrived || passed < FRAME_MILLIS) this.frame = requestAnimationFrame((next) => this.step(next));
  }
}

/** One step from how it is to how it shall be. */
export function glide(now: Dark, wanted: Dark, share: number): Dark {
  const glows = Object.entries(wanted.glows).map(([name, glow]) => [
    name,
    nearer(now.glows[name] ?? glow, glow, share),
  ]);
  const beams = Object.entries(wanted.beams).map(([name, beam]) => [
    name,
    turned(now.beams[name] ?? beam, beam, share),
  ]);
  return {
    ...wanted,
    depth: mix(now.depth, wanted.depth, share),
    glows: Object.fromEntries(glows) as Dark["glows"],
    beams: Object.fromEntries(beams) as Dark["beams"],
  };
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function nearer<Light extends { x: number; y: number; strength: number; tint: number }>(
  from: Light,
  to: Light,
  share: number,
): Light {
  const moved = { ...to, x: mix(from.x, to.x, share), y: mix(from.y, to.y, share) };
  return { ...moved, strength: mix(from.strength, to.strength, share), tint: mix(from.tint, to.tint, share) };
}

/** The short way round. */
function turned(from: Beam, to: Beam, share: number): Beam {
  const difference = Math.atan2(Math.sin(to.angle - from.angle), Math.cos(to.angle - from.angle));
  return { ...nearer(from, to, share), angle: from.angle + difference * share };
}
