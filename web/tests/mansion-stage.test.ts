import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, Event, View } from "../src/games/hako-onna/mansion";
import { Stagecraft, type Shown } from "../src/games/hako-onna/stagecraft.svelte";
import { settings } from "../src/lib/settings.svelte";
import { sound } from "../src/lib/sound/room";

const shown = (change: object = {}, legal: readonly Action[] = []): Shown => ({
  view: { seat: 1, agenda: [], end: null, eyes_closed: false, ...change } as unknown as View,
  legal,
  until: 0,
});
const READY: Action = { type: "skip" };
const walked = { type: "walked", seat: 1, room: 4 } as Event;
const screamed: Event = { type: "screamed", room: 3 };
const ghosts = { type: "ghosts_shown", shadow: 3, tiles: [] } as Event;
const found = { type: "peeked", seat: 1, shadow: 3, tiles: ["hako-onna"] } as unknown as Event;
const died: Event = { type: "died", seat: 1, killer: 0, shadow: 3, tiles: [], item: null };

describe("what is on the stage of the mansion", () => {
  let told: number;
  let speed: number;
  let patient: boolean;
  let heard: string[];
  let craft: Stagecraft;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.lessMotion = false;
    [told, speed, patient, heard] = [0, 1, true, []];
    vi.spyOn(sound, "play").mockImplementation((voice) => void heard.push(voice));
    craft = new Stagecraft(shown(), { told: () => (told += 1), speed: () => speed, patient: () => patient });
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it("shows what happened, and only then what may be done", async () => {
    craft.play([walked], shown({ turn: 7 }, [READY]));
    await vi.advanceTimersByTimeAsync(100);
    expect([craft.gone, craft.legal, told]).toEqual([{ 1: 4 }, [], 1]);
    await vi.advanceTimersByTimeAsync(600);
    expect([craft.gone, craft.legal, craft.view.turn]).toEqual([{}, [READY], 7]);
    expect(craft.busy).toBe(false);
  });

  it("does not tell the player what they have just done, but whoever looks on", async () => {
    const announced: Event = { type: "announced", seat: 1, deed: { type: "walk_to", room: 4 }, item: null };
    const began: Event = { type: "turn_began", seat: 1 };
    craft.play([announced, began], shown({}, [READY]));
    await vi.advanceTimersByTimeAsync(0);
    expect([craft.busy, craft.legal, told]).toEqual([false, [READY], 2]);
    patient = false;
    craft.play([announced], shown());
    await vi.advanceTimersByTimeAsync(100);
    expect([craft.busy, craft.caption?.event]).toEqual([true, announced]);
  });

  it("lets nobody wait for a set-up that chance has made, but shows what people have chosen", async () => {
    const laid = ["item_taken", "board_drawn", "board_laid"].map((type) => ({ type }) as Event);
    const options = { random_items: true, random_boards: true };
    craft.jump(shown({ options }));
    craft.play([...laid, ...laid], shown({ options }, [READY]));
    await vi.advanceTimersByTimeAsync(0);
    expect([craft.busy, craft.legal, told]).toEqual([false, [READY], 6]);
    craft.jump(shown({ options: { random_items: false, random_boards: false } }));
    craft.play(laid, shown({ options }, [READY]));
    await vi.advanceTimersByTimeAsync(500);
    expect([craft.busy, craft.legal]).toEqual([true, []]);
  });

  it("asks whoever begins as soon as she has hidden, and lets a later turn of hers begin in the dark", async () => {
    const eyes = ["eyes_closed", "eyes_opened"].map((type) => ({ type }) as Event);
    craft.jump(shown({ haunting: [] }));
    craft.play(eyes, shown({ haunting: [0] }, [READY]));
    await vi.advanceTimersByTimeAsync(0);
    expect([craft.busy, craft.legal]).toEqual([false, [READY]]);
    craft.play(eyes, shown({ haunting: [0] }, [READY]));
    await vi.advanceTimersByTimeAsync(700);
    expect([craft.busy, craft.legal]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(200);
    expect([craft.busy, craft.legal]).toEqual([false, [READY]]);
  });

  it("keeps to the speed of a replay", async () => {
    speed = 4;
    craft.play([screamed], shown());
    await vi.advanceTimersByTimeAsync(650);
    expect(craft.busy).toBe(false);
  });

  it("tells by no shade where she is before she has been seen", async () => {
    craft.jump({ ...shown(), belief: [500, 500] });
    craft.play([ghosts], { ...shown(), belief: [0, 1000] });
    await vi.advanceTimersByTimeAsync(4100);
    expect(craft.belief).toEqual([500, 500]);
    await vi.advanceTimersByTimeAsync(200);
    expect(craft.belief).toEqual([0, 1000]);
  });

  it("lets the log tell where she is when she has been seen", async () => {
    craft.play([ghosts], shown());
    await vi.advanceTimersByTimeAsync(4100);
    expect(told).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(told).toBe(1);
  });

  it("shows what is grave as a still picture, not as a flash, to who wants less motion", async () => {
    settings.lessMotion = true;
    craft.play([walked, ghosts], shown());
    await vi.advanceTimersByTimeAsync(100);
    expect(craft.caption?.event).toEqual(ghosts);
    await vi.advanceTimersByTimeAsync(1400);
    expect(craft.caption?.event).toEqual(ghosts);
    await vi.advanceTimersByTimeAsync(200);
    expect(craft.busy).toBe(false);
  });

  it("does not lag behind, but everybody sees a scream to its end", async () => {
    craft.play([screamed, walked], shown());
    await vi.advanceTimersByTimeAsync(100);
    craft.play([walked], shown());
    await vi.advanceTimersByTimeAsync(100);
    expect(craft.scream).toBe(3);
    await vi.advanceTimersByTimeAsync(2500);
    expect(craft.scream).toBeNull();
    for (let walks = 0; walks < 2; walks += 1) {
      craft.play([], shown());
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(craft.busy).toBe(false);
  });

  it("lets the light go while her tile stands on its edge, and never shows it before", async () => {
    craft.play([found, ghosts], shown());
    await vi.advanceTimersByTimeAsync(300);
    craft.play([walked], shown()); // whatever comes meanwhile
    await vi.advanceTimersByTimeAsync(400);
    expect(craft.caption?.event).toEqual(found);
    await vi.advanceTimersByTimeAsync(100);
    expect(craft.caption?.event).toEqual(ghosts);
  });

  it("shows a tile for as long as it takes to turn it over, if nobody waits behind it", async () => {
    craft.play([{ ...found, tiles: ["empty"] } as Event], shown());
    await vi.advanceTimersByTimeAsync(1600);
    expect(craft.busy).toBe(true);
  });

  it("gives no glimpse of her to who wants less motion: the face comes with its words", async () => {
    settings.lessMotion = true;
    craft.play([found, ghosts], shown());
    await vi.advanceTimersByTimeAsync(0);
    expect(craft.caption).toBeNull();
    await vi.advanceTimersByTimeAsync(60);
    expect(craft.caption?.event).toEqual(ghosts);
  });

  it("catches up with what has happened meanwhile", async () => {
    const began = { type: "turn_began", seat: 2 } as Event;
    const turned = { type: "card_turned", seat: 2, card: 0, value: 1 } as Event;
    const announced = { type: "announced", seat: 2, deed: { type: "walk_to", room: 4 }, item: null } as Event;
    for (const event of [began, turned, announced]) {
      craft.play([event], shown());
      await vi.advanceTimersByTimeAsync(500);
    }
    for (const event of [walked, began]) craft.play([event], shown()); // nothing is asked in between
    await vi.advanceTimersByTimeAsync(500);
    expect(craft.busy).toBe(false);
  });

  it("does not deal again what was dealt before anybody came", async () => {
    const laid = { type: "board_laid", board: 1 } as unknown as Event;
    craft.jump(shown({ options: { random_boards: true } }));
    craft.play([laid, laid, laid], shown());
    await vi.advanceTimersByTimeAsync(0);
    expect([craft.busy, told]).toEqual([false, 3]);
    craft.jump(shown({ options: { random_boards: false } }));
    craft.play([laid], shown());
    await vi.advanceTimersByTimeAsync(300);
    expect(craft.busy).toBe(true);
  });

  it("waits until a player who died has read it, however long that takes", async () => {
    craft.play([ghosts, died], shown({ turn: 9 }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect([craft.crossing, craft.caption]).toEqual([true, null]);
    craft.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect([craft.crossing, craft.view.turn]).toEqual([false, 9]);
  });

  it("goes on by itself where nobody is there to read", async () => {
    patient = false;
    craft.play([died], shown());
    await vi.advanceTimersByTimeAsync(2500);
    expect(craft.crossing).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect([craft.crossing, craft.busy]).toEqual([false, false]);
  });

  it("jumps out of a death to what is to be seen now", async () => {
    craft.play([died, walked], shown());
    await vi.advanceTimersByTimeAsync(5000);
    craft.jump(shown({ turn: 3 }, [READY]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([craft.crossing, craft.view.turn, craft.legal, told]).toEqual([false, 3, [READY], 1]);
    expect(heard).not.toContain("step");
  });

  it("is left: nothing is heard, told or waited for any more", async () => {
    craft.play([screamed, walked, died], shown());
    await vi.advanceTimersByTimeAsync(100);
    const before = heard.length;
    craft.end();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([heard.length, told]).toEqual([before, 1]);
  });
});
