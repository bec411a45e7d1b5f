import { describe, expect, it } from "vitest";
import { paragraphs, storyOf } from "../src/games/hako-onna/parts/story";
import type { Event, View } from "../src/lib/wire-hako-onna";

const house = { room_of: [0, 1, 2, 2] };
const view = { house } as unknown as View;
const told = (events: readonly unknown[]): ReturnType<typeof storyOf> =>
  storyOf(events as readonly Event[], view, (seat) => ["she", "Ada", "Ben"][seat] ?? "?");

describe("the story of a night", () => {
  it("has a chapter for each darkness in which something happened", () => {
    const { items, chapters } = told([
      { type: "item_taken", seat: 1, item: "rope" },
      { type: "eyes_opened", start: true },
      { type: "page_found", seat: 2, page: 3, shadow: 1 },
      { type: "her_turn", turn: 1 },
      { type: "eyes_closed" },
      { type: "her_turn", turn: 2 },
      { type: "hid", seat: 0, before: 1, shadow: 3 },
    ]);
    expect(items).toEqual({ 1: "rope" });
    expect(chapters.map(({ turn }) => turn)).toEqual([0, 2]);
    expect(chapters[0]?.lines.map(({ key }) => key)).toEqual(["web-ho-story-shut", "web-ho-story-page"]);
    expect(chapters[0]?.lines[1]).toMatchObject({ params: { name: "Ben", page: 3 }, card: { name: "diary-3" } });
    expect(chapters[1]?.lines[0]?.params).toEqual({ room: 2 });
  });

  it("knows who found death and who was found by it", () => {
    const died = { type: "died", seat: 1, killer: 0, shadow: 1, tiles: [], item: null };
    const noise = { type: "made_noise", seat: 1, room: 0 };
    const keys = (events: readonly unknown[]): string[] => told(events).chapters[0]?.lines.map(({ key }) => key) ?? [];
    expect(keys([noise, died])).toContain("web-ho-story-died-noise");
    expect(keys([noise, { type: "turn_began", seat: 1 }, died])).toContain("web-ho-story-died");
  });

  it("tells of turns in which nothing was found in one breath", () => {
    const hid = (shadow: number): unknown => ({ type: "hid", seat: 0, before: 1, shadow });
    const { chapters } = told([
      { type: "her_turn", turn: 1 },
      hid(1),
      { type: "her_turn", turn: 2 },
      hid(1),
      hid(3),
      { type: "her_turn", turn: 3 },
      hid(3),
      { type: "page_found", seat: 1, page: 2, shadow: 0 },
    ]);
    expect(chapters.map(({ turn, last, lines }) => [turn, last, lines.length])).toEqual([
      [1, 2, 2],
      [3, 3, 2],
    ]);
    expect(paragraphs(chapters[0]?.lines ?? []).map((lines) => lines.length)).toEqual([2]);
    expect(paragraphs(chapters[1]?.lines ?? []).map((lines) => lines.length)).toEqual([1, 1]);
  });

  it("leaves out what nobody would tell", () => {
    expect(told([{ type: "turn_began", seat: 1 }, { type: "noise_reset" }]).chapters).toEqual([]);
  });
});
