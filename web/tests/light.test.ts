import { expect, it, vi } from "vitest";
import { colourOf, lightOf } from "../src/games/hidden-rooms/lighting";
import { glide, Lights, type Dark } from "../src/lib/light";

const dark = (x: number, angle: number): Dark => ({
  width: 6,
  height: 6,
  depth: 0.8,
  colour: [0, 0, 0],
  glows: { child: { x, y: 0, radius: 2, colour: [255, 0, 0], strength: 1, tint: 0 } },
  beams: { eye: { x, y: 0, angle, spread: 1, reach: 3, colour: [0, 0, 255], strength: 1, tint: 0 } },
  patches: [],
});

it("glides to where it is wanted", () => {
  const half = glide(dark(0, 0), dark(4, 0), 0.5);
  expect(half.glows.child?.x).toBe(2);
  expect(glide(half, dark(4, 0), 1)).toEqual(dark(4, 0));
});

it("turns the short way round", () => {
  const turned = glide(dark(0, Math.PI * 0.9), dark(0, -Math.PI * 0.9), 0.5);
  expect(turned.beams.eye?.angle).toBeCloseTo(Math.PI);
});

it("shows a new light at once where it is, and forgets one that is gone", () => {
  const { child, ...rest } = dark(3, 0).glows;
  expect(glide({ ...dark(0, 0), glows: rest }, dark(3, 0), 0.1).glows.child).toEqual(child);
  expect(glide(dark(0, 0), { ...dark(0, 0), glows: {} }, 0.1).glows).toEqual({});
});

it("is painted while it glides, and not while nothing changes", () => {
  let frames: FrameRequestCallback[] = [];
  let now = 0;
  let painted = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const context = new Proxy({ canvas: { width: 10, height: 10 } } as Record<string, unknown>, {
    get: (known, name: string) => known[name] ?? (() => ({ addColorStop: () => undefined })),
  });
  const lights = new Lights({ getContext: () => ((painted += 1), context) } as unknown as HTMLCanvasElement);
  const run = (millis: number): void => {
    for (const end = now + millis; now < end; now += 16) {
      const due = frames;
      frames = [];
      for (const frame of due) frame(now);
    }
  };
  now = 1000;
  lights.set(dark(0, 0), false);
  run(2000);
  const once = painted;
  expect(once).toBeGreaterThan(5);
  run(60_000);
  expect([painted, frames.length]).toEqual([once, 0]);
  lights.set(dark(1, 0), false);
  run(2000);
  expect(painted).toBeGreaterThan(once);
  const twice = painted;
  lights.set(dark(2, 0), true);
  run(2000);
  expect([painted, frames.length]).toEqual([twice + 1, 0]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("lights the child, the way out and the way that it looks", () => {
  const lit = lightOf({
    child: [5, 5],
    rooms: [[5, 5]],
    monster: { at: [0, 3], facing: "south", colour: "#102030" },
    seen: false,
    ending: null,
  });
  expect(lit.glows.child).toMatchObject({ x: 5.5, y: 5.5 });
  expect(lit.beams.eye).toMatchObject({ x: 3.5, angle: Math.PI / 2, colour: [16, 32, 48] });
  expect(lit.patches).toHaveLength(1);
  expect(lightOf({ child: null, rooms: [], monster: null, seen: false, ending: null }).beams).toEqual({});
});

it("does not trust a book's colour", () => {
  expect(colourOf("red;background:url(x)")).toEqual([0x9d, 0xb4, 0xd6]);
});

it("puts the lantern out when the child is caught, and opens the door when it is out", () => {
  const house = { child: [5, 5] as [number, number], rooms: [], monster: null, seen: false };
  const [caught, won] = (["caught", "won"] as const).map((ending) => lightOf({ ...house, ending }));
  expect(caught?.glows.child?.strength).toBe(0);
  expect(won?.glows.exit?.radius).toBeGreaterThan(caught?.glows.exit?.radius ?? 99);
});
