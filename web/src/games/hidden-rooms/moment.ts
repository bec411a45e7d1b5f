import type { Tagged } from "$lib/telling";
import { same, type Event, type View } from "./house";

/** The monster's steps before time runs out that are few enough to speak of it. */
const FEW = 6;
const WALKS = 2;

/** The panel of the pictures that tells of what is happening: of what is being shown, else of what is to be done. */
export function momentOf(view: View, showing: Tagged | null = null): string {
  return (showing && panelOf(showing as Event)) ?? turnPanel(view);
}

function panelOf(event: Event): string | null {
  switch (event.type) {
    case "monster_turned":
    case "monster_advanced":
      return event.sees_child ? "web-hr-picture-sight" : "web-hr-picture-monster";
    case "tile_drawn":
    case "room_laid":
      return "web-hr-picture-fits";
    case "tile_remembered":
    case "memory_overflowed":
      return "web-hr-picture-memory";
    case "stage_won":
    case "stage_lost":
    case "star_turned_up":
    case "game_won":
    case "game_lost":
      return "web-hr-picture-end";
    case "stage_opened":
    case "tile_offered":
    case "stage_begun":
    case "child_walked":
      return null;
    default:
      return event satisfies never;
  }
}

function turnPanel(view: View): string {
  switch (view.waiting) {
    case "stage_tile":
    case "first_tile":
    case "second_tile":
    case "begin":
      return "web-hr-picture-goal";
    case "search":
      return "web-hr-picture-fits";
    case "over":
      return "web-hr-picture-end";
    case "child":
      return childPanel(view);
    default:
      return view.waiting satisfies never;
  }
}

function childPanel({ watched, child, foreseen, actions_left, walks, turn, memory }: View): string {
  if (watched.some((square) => same(square, child)) || foreseen.some(({ sees_child }) => sees_child))
    return "web-hr-picture-sight";
  if (actions_left !== null && actions_left <= FEW) return "web-hr-picture-monster";
  if (walks < WALKS) return "web-hr-picture-fits";
  if (turn <= 1) return "web-hr-picture-turn";
  return memory.length ? "web-hr-picture-memory" : "web-hr-picture-fits";
}
