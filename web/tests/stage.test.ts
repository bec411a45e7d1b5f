import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { Stage } from "../src/lib/stage.svelte";

/** A game in which things only have a name. */
class Plain extends Stage<string, string> {
  readonly seen: string[] = [];
  protected readonly stillness = 0.5;

  protected override isSecret(event: string): boolean {
    return event.startsWith("secret");
  }
  protected async perform(event: string): Promise<void> {
    this.seen.push(event);
    await this.pace.pause(1000, event === "grave");
    this.seen.push(`${event} seen`);
  }
  protected settle(shown: string): void {
    this.seen.push(shown);
  }
  nudge(): void {
    this.pace.nudge();
  }
}

describe("the stage of every game", () => {
  let told: number;
  let speed: number;
  let stage: Plain;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.lessMotion = false;
    told = 0;
    speed = 1;
    stage = new Plain({ told: () => (told += 1), speed: () => speed, patient: () => true });
    return () => {
      vi.useRealTimers();
      settings.lessMotion = false;
    };
  });

  it("shows one thing after the other, then how things are, and tells of each when it is to be seen", async () => {
    stage.play(["one", "two"], "now");
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect([stage.seen, told]).toEqual([["one"], 1]);
    await vi.advanceTimersByTimeAsync(1500);
    expect([stage.seen, told]).toEqual([["one", "one seen", "two", "two seen", "now"], 2]);
    expect(stage.busy).toBe(false);
  });

  it("tells of a secret only when it has been seen", async () => {
    stage.play(["secret"], "now");
    await vi.advanceTimersByTimeAsync(999);
    expect(told).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toBe(1);
  });

  it("keeps to the speed, and is brief for who wants less motion", async () => {
    speed = 4;
    stage.play(["one"], "now");
    await vi.advanceTimersByTimeAsync(250);
    expect(stage.busy).toBe(false);
    speed = 1;
    settings.lessMotion = true;
    stage.play(["two"], "then");
    await vi.advanceTimersByTimeAsync(499);
    expect(stage.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(stage.busy).toBe(false);
  });

  it("jumps: what was going on stops where it is, and what comes then is shown as ever", async () => {
    stage.play(["one", "two"], "never");
    await vi.advanceTimersByTimeAsync(500);
    stage.jump("now");
    expect([stage.seen, stage.busy, told]).toEqual([["one", "now"], false, 1]);
    stage.play(["three"], "then");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.seen).toEqual(["one", "now", "three", "three seen", "then"]);
    expect([stage.busy, told]).toEqual([false, 2]);
  });

  it("skips: nothing more is shown, and all of it is told", async () => {
    stage.play(["secret one", "two", "three"], "never");
    await vi.advanceTimersByTimeAsync(500);
    stage.skip("now");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stage.seen, told]).toEqual([["secret one", "now"], 3]);
  });

  it("jumps even in the moment in which a pause ends", async () => {
    stage.play(["one"], "never");
    await vi.advanceTimersByTimeAsync(500);
    stage.hurry();
    stage.jump("now");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.seen).toEqual(["one", "now"]);
  });

  it("can be hurried, and nudged past everything that is not grave", async () => {
    stage.play(["grave", "one"], "now");
    await vi.advanceTimersByTimeAsync(10);
    stage.nudge();
    await vi.advanceTimersByTimeAsync(10);
    expect(stage.seen).toEqual(["grave"]);
    stage.hurry();
    await vi.advanceTimersByTimeAsync(10);
    stage.nudge();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.seen.at(-1)).toBe("now");
  });

  it("ends: nothing is shown, told or waited for any more", async () => {
    stage.play(["one", "secret", "two"], "now");
    await vi.advanceTimersByTimeAsync(500);
    stage.end();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([stage.seen, told]).toEqual([["one"], 1]);
  });
});
