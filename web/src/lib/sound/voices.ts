/** The sounds of the house, each made from nothing but waves and noise. They sound the same in an offline context. */

export type Voice = (context: BaseAudioContext, out: AudioNode, at: number) => void;

let noise: AudioBuffer | null = null;

export function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  let seed = 22222;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    samples[index] = seed / 2 ** 31 - 1;
  }
  return noise;
}

function envelope(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  peak: number,
  rise: number,
  fall: number,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

interface Tone {
  readonly type?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly peak: number;
  readonly rise?: number;
  readonly fall: number;
  readonly after?: number;
}

function tone(context: BaseAudioContext, out: AudioNode, start: number, wish: Tone): void {
  const at = start + (wish.after ?? 0);
  const rise = wish.rise ?? 0.01;
  const wave = context.createOscillator();
  wave.type = wish.type ?? "sine";
  wave.frequency.setValueAtTime(wish.from, at);
  if (wish.to) wave.frequency.exponentialRampToValueAtTime(wish.to, at + rise + wish.fall);
  wave.connect(envelope(context, out, at, wish.peak, rise, wish.fall));
  wave.start(at);
  wave.stop(at + rise + wish.fall + 0.05);
}

interface Rustle {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly peak: number;
  readonly rise?: number;
  readonly fall: number;
  readonly after?: number;
  readonly q?: number;
}

function rustle(context: BaseAudioContext, out: AudioNode, start: number, wish: Rustle): void {
  const at = start + (wish.after ?? 0);
  const rise = wish.rise ?? 0.008;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = wish.filter;
  filter.Q.value = wish.q ?? 1;
  filter.frequency.setValueAtTime(wish.from, at);
  if (wish.to) filter.frequency.exponentialRampToValueAtTime(wish.to, at + rise + wish.fall);
  source.connect(filter).connect(envelope(context, out, at, wish.peak, rise, wish.fall));
  source.start(at, 0.3);
  source.stop(at + rise + wish.fall + 0.05);
}

export const all =
  (...voices: readonly (Tone | Rustle)[]): Voice =>
  (context, out, at) => {
    for (const voice of voices) {
      if ("filter" in voice) rustle(context, out, at, voice);
      else tone(context, out, at, voice);
    }
  };

export const VOICES = {
  /** Bare feet on boards. */
  step: all(
    { filter: "lowpass", from: 420, to: 160, peak: 0.5, fall: 0.12 },
    { from: 92, to: 58, peak: 0.35, fall: 0.1 },
    { filter: "bandpass", from: 1900, peak: 0.03, fall: 0.05, after: 0.02, q: 4 },
  ),
  /** Something heavy that does not hurry. */
  tread: all(
    { from: 58, to: 30, peak: 0.9, rise: 0.02, fall: 0.5 },
    { filter: "lowpass", from: 240, to: 70, peak: 0.6, rise: 0.015, fall: 0.4 },
    { filter: "bandpass", from: 700, to: 420, peak: 0.05, rise: 0.1, fall: 0.4, after: 0.12, q: 9 },
  ),
  /** It turns its head. */
  turn: all({ filter: "bandpass", from: 380, to: 760, peak: 0.22, rise: 0.22, fall: 0.35, q: 7 }),
  /** It has seen you. */
  seen: all(
    { type: "sawtooth", from: 233, to: 246, peak: 0.1, rise: 0.25, fall: 0.9 },
    { type: "sawtooth", from: 247, to: 233, peak: 0.09, rise: 0.25, fall: 0.9 },
    { type: "triangle", from: 932, to: 988, peak: 0.06, rise: 0.2, fall: 0.8 },
    { filter: "highpass", from: 3000, peak: 0.05, rise: 0.3, fall: 0.5 },
  ),
  /** A tile is turned up. */
  draw: all(
    { filter: "highpass", from: 2400, to: 5200, peak: 0.16, rise: 0.05, fall: 0.16 },
    { filter: "bandpass", from: 900, peak: 0.12, fall: 0.06, after: 0.2, q: 3 },
  ),
  /** It fits: wood on wood, and a small warm bell. */
  fits: all(
    { filter: "bandpass", from: 520, peak: 0.6, fall: 0.07, q: 5 },
    { type: "triangle", from: 523, peak: 0.16, fall: 0.7, after: 0.05 },
    { from: 784, peak: 0.12, fall: 0.9, after: 0.12 },
  ),
  /** It does not. */
  misfits: all(
    { type: "triangle", from: 196, to: 147, peak: 0.2, fall: 0.35 },
    { filter: "lowpass", from: 500, peak: 0.2, fall: 0.15 },
  ),
  /** The lantern, the shelf, a button. */
  tap: all({ filter: "bandpass", from: 1500, peak: 0.12, fall: 0.04, q: 3 }),
  refused: all({ from: 150, to: 120, peak: 0.2, fall: 0.14 }, { from: 112, peak: 0.16, fall: 0.16, after: 0.1 }),
  spill: all(
    ...[0, 0.07, 0.13, 0.2, 0.28, 0.35].map((after) => ({
      filter: "bandpass" as const,
      from: 500 + after * 900,
      peak: 0.3,
      fall: 0.06,
      q: 5,
      after,
    })),
  ),
  won: all(...[392, 523, 659, 784, 1047].map((from, index) => ({ from, peak: 0.16, fall: 1.6, after: index * 0.13 })), {
    type: "triangle",
    from: 131,
    peak: 0.18,
    rise: 0.3,
    fall: 2,
  }),
  lost: all(
    { type: "sawtooth", from: 73, to: 46, peak: 0.16, rise: 0.8, fall: 1.8 },
    { from: 110, to: 55, peak: 0.35, rise: 0.5, fall: 2 },
    { filter: "lowpass", from: 900, to: 90, peak: 0.4, rise: 0.6, fall: 1.8 },
  ),
  star: all(...[880, 1109, 1319, 1760].map((from, index) => ({ from, peak: 0.1, fall: 1.2, after: index * 0.1 }))),
  /** She: a scream that goes through walls. */
  scream: all(
    ...[1, 1.031, 0.972].map((apart) => ({
      type: "sawtooth" as const,
      from: 430 * apart,
      to: 1490 * apart,
      peak: 0.15,
      rise: 0.06,
      fall: 0.5,
    })),
    ...[1, 1.024, 1.507].map((apart) => ({
      type: "sawtooth" as const,
      from: 1480 * apart,
      to: 1010 * apart,
      peak: 0.12,
      rise: 0.12,
      fall: 1.5,
      after: 0.36,
    })),
    { filter: "bandpass", from: 2600, to: 1500, peak: 0.4, rise: 0.05, fall: 1.7, q: 1.6 },
    { from: 60, to: 34, peak: 0.4, rise: 0.02, fall: 1.2 },
  ),
  /** Her bare feet, and the nails after them. */
  nails: all(
    ...[0, 0.62].flatMap((after) => [
      { from: 74, to: 44, peak: 0.5, rise: 0.012, fall: 0.24, after },
      { filter: "lowpass" as const, from: 300, to: 90, peak: 0.4, fall: 0.2, after },
      ...[0.1, 0.14, 0.19].map((nail) => ({
        filter: "bandpass" as const,
        from: 3100 - nail * 4000,
        peak: 0.07,
        fall: 0.03,
        q: 9,
        after: after + nail,
      })),
    ]),
  ),
  /** A breath close by: in, and out. */
  breath: all(
    { filter: "bandpass", from: 700, to: 1500, peak: 0.09, rise: 0.8, fall: 0.25, q: 1.4 },
    { filter: "bandpass", from: 900, to: 300, peak: 0.14, rise: 0.35, fall: 1.1, q: 1.2, after: 1.2 },
  ),
  /** A floorboard that gives. */
  creak: all(
    { type: "sawtooth", from: 96, to: 142, peak: 0.05, rise: 0.1, fall: 0.3 },
    { filter: "bandpass", from: 620, to: 940, peak: 0.22, rise: 0.08, fall: 0.3, q: 12 },
    { filter: "bandpass", from: 1240, to: 1500, peak: 0.1, rise: 0.1, fall: 0.2, q: 14, after: 0.1 },
  ),
  /** Everything comes down. */
  clatter: all(
    ...[0, 0.05, 0.11, 0.16, 0.24, 0.3, 0.41, 0.52, 0.66].flatMap((after, at) => [
      { filter: "bandpass" as const, from: 1900 - at * 90, peak: 0.5 - at * 0.04, fall: 0.05, q: 7, after },
      { type: "triangle" as const, from: 780 + ((at * 173) % 400), peak: 0.09, fall: 0.08, after },
    ]),
  ),
  /** Wood on wood: a disc lies still. */
  disc: all(
    { filter: "bandpass", from: 1500, peak: 0.4, fall: 0.05, q: 6 },
    { type: "triangle", from: 640, peak: 0.1, fall: 0.09 },
  ),
  /** A door falls shut, and a bolt. */
  shut: all(
    { from: 88, to: 40, peak: 0.9, rise: 0.008, fall: 0.5 },
    { filter: "lowpass", from: 900, to: 120, peak: 0.8, fall: 0.35 },
    { filter: "bandpass", from: 1800, peak: 0.3, fall: 0.05, q: 6, after: 0.38 },
    { filter: "bandpass", from: 1200, peak: 0.25, fall: 0.06, q: 6, after: 0.48 },
  ),
  /** The lights go, and the last breath with them. */
  death: all(
    { type: "sawtooth", from: 190, to: 52, peak: 0.16, rise: 0.04, fall: 1.6 },
    { type: "sawtooth", from: 201, to: 54, peak: 0.14, rise: 0.04, fall: 1.7 },
    { filter: "bandpass", from: 1700, to: 240, peak: 0.5, rise: 0.02, fall: 1.1, q: 1.4 },
    { from: 52, to: 30, peak: 0.6, rise: 0.01, fall: 0.7, after: 0.9 },
    { from: 52, to: 30, peak: 0.35, rise: 0.01, fall: 0.7, after: 1.7 },
  ),
  /** A door, some rooms away: the hinge, and then the latch. */
  door: all(
    { filter: "bandpass", from: 470, to: 760, peak: 0.3, rise: 0.5, fall: 0.4, q: 16 },
    { filter: "bandpass", from: 1120, to: 830, peak: 0.12, rise: 0.3, fall: 0.3, q: 18, after: 0.35 },
    { from: 74, to: 42, peak: 0.4, rise: 0.02, fall: 0.4, after: 1.15 },
    { filter: "lowpass", from: 520, to: 90, peak: 0.4, rise: 0.01, fall: 0.25, after: 1.15 },
  ),
  /** One low tone that swells and goes: something is there, and nobody is to be startled by it. */
  low: all(
    { from: 65, to: 58, peak: 0.3, rise: 0.9, fall: 1.7 },
    { from: 98, to: 87, peak: 0.09, rise: 1.1, fall: 1.4 },
  ),
  /** Eyes shut: the room falls away. */
  closing: all(
    { from: 210, to: 52, peak: 0.22, rise: 0.3, fall: 1.3 },
    { filter: "lowpass", from: 1600, to: 80, peak: 0.2, rise: 0.3, fall: 1.2 },
  ),
  /** Eyes open: it comes back. */
  opening: all(
    { from: 70, to: 220, peak: 0.16, rise: 0.7, fall: 0.5 },
    { filter: "bandpass", from: 300, to: 1800, peak: 0.1, rise: 0.7, fall: 0.4, q: 1.2 },
    { type: "triangle", from: 659, peak: 0.06, fall: 1, after: 0.8 },
  ),
} satisfies Record<string, Voice>;

export type Sound = keyof typeof VOICES;

/** Those that come out of nowhere: not played to who asked for none. */
export const SUDDEN: readonly Sound[] = ["seen", "lost", "scream", "clatter", "shut", "death"];

/** The house breathes: a low hum that swells and falls, and a draught under the doors. Returns how to end it. */
export function ambience(context: BaseAudioContext, out: AudioNode): () => void {
  const gain = context.createGain();
  gain.gain.value = 0.0001;
  gain.gain.exponentialRampToValueAtTime(0.09, context.currentTime + 4);
  gain.connect(out);
  const sources: AudioScheduledSourceNode[] = [];
  for (const frequency of [41.2, 55.1, 61.9]) {
    const wave = context.createOscillator();
    wave.frequency.value = frequency;
    wave.connect(gain);
    sources.push(wave);
  }
  const draught = context.createBufferSource();
  draught.buffer = noiseOf(context);
  draught.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 260;
  filter.Q.value = 2.5;
  const breath = context.createOscillator();
  breath.frequency.value = 0.11;
  const depth = context.createGain();
  depth.gain.value = 130;
  breath.connect(depth).connect(filter.frequency);
  draught.connect(filter).connect(gain);
  sources.push(draught, breath);
  for (const source of sources) source.start();
  return () => {
    gain.gain.setTargetAtTime(0.0001, context.currentTime, 0.5);
    for (const source of sources) source.stop(context.currentTime + 3);
  };
}

/** What is heard in the dark, and when, in seconds: the same every time, for it knows nothing but that it is dark. */
const DARKNESS: readonly (readonly [number, Sound])[] = [
  [0.4, "nails"],
  [2.9, "breath"],
  [6.1, "door"],
  [8.2, "nails"],
  [10.6, "nails"],
  [13.4, "breath"],
  [16.9, "nails"],
  [18.8, "door"],
];
/** Length in seconds, after which it repeats. */
const DARK_ROUND = 22;

/** Eyes are closed: steps, breath and doors that know nothing but that it is dark. Returns how to end it. */
export function darkness(context: BaseAudioContext, out: AudioNode): () => void {
  const gain = context.createGain();
  gain.gain.value = 0.7;
  gain.connect(out);
  const round = (): void => {
    for (const [after, sound] of DARKNESS) VOICES[sound](context, gain, context.currentTime + after);
  };
  round();
  const timer = setInterval(round, DARK_ROUND * 1000);
  return () => {
    clearInterval(timer);
    gain.gain.setTargetAtTime(0.0001, context.currentTime, 0.2);
    setTimeout(() => gain.disconnect(), 3000);
  };
}
