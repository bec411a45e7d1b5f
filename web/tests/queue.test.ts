import { expect, it, vi } from "vitest";
import { Pace, Queue } from "../src/lib/queue";

it("shows one thing after the other, also what comes meanwhile", async () => {
  const seen: string[] = [];
  const slow = (name: string) => async (): Promise<void> => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(`${name} ends`);
  };
  const queue = new Queue(() => seen.push("idle"));
  queue.add(slow("one"), slow("two"));
  queue.add(slow("three"));
  expect(queue.busy).toBe(true);
  await queue.idle();
  expect(seen).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends", "idle"]);
  expect(queue.busy).toBe(false);
});

it("goes on after a picture that fails", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const seen: string[] = [];
  const queue = new Queue();
  queue.add(
    () => Promise.reject(new Error("no such picture")),
    () => void seen.push("next"),
  );
  await queue.idle();
  expect(seen).toEqual(["next"]);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

it("forgets what waits when it is cleared", async () => {
  const seen: string[] = [];
  const queue = new Queue();
  queue.add(
    () => queue.clear(),
    () => void seen.push("never"),
  );
  await queue.idle();
  expect(seen).toEqual([]);
});

it("ends all pauses at once when somebody is in a hurry, and makes none at speed 0", async () => {
  const pace = new Pace();
  const pause = pace.pause(60_000);
  pace.hurry();
  await pause;
  await new Pace(() => 0).pause(60_000);
});
