/**
 * What cards sound like. A token is one motif, in a rhythm and a course of its own. A Fear takes its shape from one token
 * and its colour from another: the first is heard on the left, low and dry, the second on the right, high and ringing.
 */
import { all, type Voice } from "$lib/sound/voices";
import { COLOUR_OF, TOKENS, type Card, type Colour, type Fear, type Token } from "./chamber";

/** A note of a motif: when it comes and how long it falls, in seconds, and from which pitch to which, in hertz. */
interface Note {
  readonly after: number;
  readonly from: number;
  readonly to?: number;
  readonly fall: number;
}

const MOTIFS: Readonly<Record<Token, readonly Note[]>> = {
  /** A howl, up and down. */
  ghost: [
    { after: 0, from: 196, to: 392, fall: 0.2 },
    { after: 0.19, from: 392, to: 196, fall: 0.2 },
  ],
  /** Two teeth. */
  skull: [
    { after: 0, from: 330, fall: 0.05 },
    { after: 0.16, from: 330, fall: 0.05 },
  ],
  /** Something fat, once. */
  pumpkin: [{ after: 0, from: 131, to: 123, fall: 0.38 }],
  /** Four quick feet. */
  spider: [0, 0.07, 0.14, 0.21].map((after, at) => ({ after, from: 233 * 1.15 ** at, fall: 0.035 })),
  /** It drops on its strings. */
  puppet: [
    { after: 0, from: 523, fall: 0.07 },
    { after: 0.12, from: 262, fall: 0.2 },
  ],
};

/** How far to the side, 0 to 1. */
const SIDE = 0.8;
/** Seconds from the shape of a Fear to its colour, and until both have been heard. */
const APART = 0.46;
export const SPAN = 0.95;

const later =
  (voice: Voice, seconds: number): Voice =>
  (context, out, at) =>
    voice(context, out, at + seconds);

const aside =
  (voice: Voice, side: number): Voice =>
  (context, out, at) => {
    const panner = context.createStereoPanner();
    panner.pan.value = side;
    panner.connect(out);
    voice(context, panner, at);
  };

const low = (token: Token): Voice =>
  aside(
    all(
      ...MOTIFS[token].flatMap(({ after, from, to, fall }) => [
        { type: "triangle" as const, from, ...(to && { to }), peak: 0.34, fall, after },
        { filter: "bandpass" as const, from: from * 2.5, peak: 0.16, fall: 0.03, after, q: 6 },
      ]),
    ),
    -SIDE,
  );
const high = (token: Token): Voice =>
  aside(
    all(
      ...MOTIFS[token].flatMap(({ after, from, to, fall }) => [
        { from: from * 4, ...(to && { to: to * 4 }), peak: 0.17, fall: fall * 1.2, after },
        { from: from * 11, peak: 0.03, fall: fall * 0.5, after },
      ]),
    ),
    SIDE,
  );

const made = <Key extends string>(keys: readonly Key[], voice: (key: Key) => Voice): Readonly<Record<Key, Voice>> =>
  Object.fromEntries(keys.map((key) => [key, voice(key)])) as Record<Key, Voice>;
const tokenOf = (colour: Colour): Token => TOKENS.find((token) => COLOUR_OF[token] === colour) as Token;

export const SHAPES = made(TOKENS, low);
export const COLOURS = made(Object.values(COLOUR_OF), (colour) => high(tokenOf(colour)));

export type Special = Exclude<Card["type"], "fear">;
export const SPECIALS: Readonly<Record<Special, Voice>> = {
  /** Many feet, in step. */
  fear_invasion: all(
    ...[0, 0.13, 0.26].map((after) => ({ type: "sawtooth" as const, from: 98, peak: 0.2, fall: 0.08, after })),
    ...[0.39, 0.41].map((after) => ({ type: "sawtooth" as const, from: 147, peak: 0.16, fall: 0.3, after })),
  ),
  /** Away, and the door. */
  fear_escape: all(
    { filter: "bandpass", from: 4200, to: 420, peak: 0.5, rise: 0.03, fall: 0.4, q: 2 },
    { from: 82, to: 46, peak: 0.5, fall: 0.2, after: 0.42 },
  ),
  /** Somebody rings. */
  guest: all(
    { from: 659, peak: 0.2, fall: 0.3 },
    { from: 1318, peak: 0.06, fall: 0.2 },
    { from: 523, peak: 0.2, fall: 0.4, after: 0.26 },
    { from: 1046, peak: 0.06, fall: 0.3, after: 0.26 },
  ),
};

/** One Fear: its shape, then its colour. */
export const fearVoice = ({ shape, colour }: Fear): Voice => {
  const [first, second] = [SHAPES[shape], later(COLOURS[colour], APART)];
  return (context, out, at) => {
    first(context, out, at);
    second(context, out, at);
  };
};
