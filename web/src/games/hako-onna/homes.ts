/** Where the focus of who plays by keys goes: what is asked, then the plan. */
export const HOMES = [
  ...[".peeking .numbers button", ".peeking .keys button", ".choices .cards button", ".choices .keys button"],
  ...[".discs-stage [role=button]", ".noise button:enabled", ".square.fits", ".place.lit", ".spot.lit", ".choices"],
];

/** The end lies over everything: it calls the focus away from what is beneath. */
export const ENDING = ["[data-ending] button"];
export const BENEATH = ".plan, .hako aside";
