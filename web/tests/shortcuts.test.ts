import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import { sheet } from "../src/lib/sheet.svelte";
import { isForGame, pressed, shortcuts } from "../src/lib/shortcuts.svelte";

const key = (name: string, change: object = {}): KeyboardEvent =>
  ({ key: name, ctrlKey: false, metaKey: false, altKey: false, target: null, ...change }) as KeyboardEvent;

describe("a key that was pressed", () => {
  beforeEach(() => {
    settings.shortcuts = true;
    settings.keys = {};
    sheet.open = 0;
  });

  it("acts, whatever its case", () => {
    expect(pressed(key("E"))).toBe("e");
    expect(pressed(key("Escape"))).toBe("Escape");
  });

  it("does nothing behind an open sheet, nor with keys that are the browser's", () => {
    for (const held of ["ctrlKey", "metaKey", "altKey"]) expect(pressed(key("e", { [held]: true }))).toBeNull();
    sheet.open = 1;
    expect(pressed(key("e"))).toBeNull();
    expect(pressed(key("Escape"))).toBeNull();
    expect(isForGame(key("ArrowUp"))).toBe(false);
  });

  it("does nothing where shortcuts are switched off, unless it is no letter", () => {
    settings.shortcuts = false;
    expect(pressed(key("e"))).toBeNull();
    expect(pressed(key("1"))).toBeNull();
    expect(pressed(key("Escape"))).toBe("Escape");
    expect(shortcuts.told("stay")).toBeUndefined();
  });
});

describe("a shortcut", () => {
  beforeEach(() => {
    settings.shortcuts = true;
    settings.keys = {};
  });

  it("is changed to another key, and no two of a screen get the same", () => {
    shortcuts.change("keys", "K");
    expect([shortcuts.keyOf("keys"), shortcuts.told("keys")]).toEqual(["k", "k"]);
    shortcuts.change("stay", "x");
    expect(shortcuts.keyOf("stay")).toBe("x");
    shortcuts.change("stay", "k"); // that of the page gives way
    expect([shortcuts.keyOf("stay"), shortcuts.keyOf("keys")]).toEqual(["k", "x"]);
    shortcuts.reset();
    expect([shortcuts.keyOf("stay"), shortcuts.keyOf("keys")]).toEqual(["e", "?"]);
  });

  it("is no digit, no blank and no key without a letter", () => {
    for (const wrong of ["1", " ", "Enter", ""]) shortcuts.change("stay", wrong);
    expect(shortcuts.keyOf("stay")).toBe("e");
  });
});
