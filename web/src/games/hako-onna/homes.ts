/** Where the focus of who plays by keys goes: what is asked, then the plan. */
export const HOMES = [
  ...[".peeking .numbers button", ".peeking .keys button", ".choices .cards button", ".choices .keys button"],
  ...[".discs-stage [role=button]", ".noise button:enabled", ".square.fits", ".place.lit", ".spot.lit", ".choices"],
];

/** A plan on which nothing is asked, or not first of all: a question beside it calls the focus away. */
export const UNASKED = ".plan:not(:has(.lit)), .hako[data-frame=hers] .plan";

/** The end lies over everything: it calls the focus away from what is beneath. */
export const ENDING = ["[data-ending] button"];
export const BENEATH = ".plan, .hako aside";
