/** Something that breathes in the dark: nearer is louder and quicker; when it hunts, a heart is heard under it. */
import { noiseOf } from "./voices";

export interface Lurker {
  /** How near it is, and how much it hunts: 0 to 1. From which side its breath comes: -1 to 1. */
  set(near: number, chase: number, side: number): void;
  end(): void;
}

/** How long a change takes to be heard, in seconds. */
const EASE = 0.6;

export function lurker(context: BaseAudioContext, out: AudioNode): Lurker {
  const sources: AudioScheduledSourceNode[] = [];
  const all = context.createGain();
  all.connect(out);

  // The breath: noise through a throat that opens and closes.
  const breath = context.createGain();
  breath.gain.value = 0;
  const air = context.createBufferSource();
  air.buffer = noiseOf(context);
  air.loop = true;
  const throat = context.createBiquadFilter();
  throat.type = "bandpass";
  throat.frequency.value = 480;
  throat.Q.value = 1.6;
  const lungs = swing(context, 0.3, sources);
  const opening = context.createGain();
  opening.gain.value = 0.5;
  lungs.depth(0.5).connect(opening.gain);
  lungs.depth(190).connect(throat.frequency);
  const ear = context.createStereoPanner();
  air.connect(throat).connect(opening).connect(breath).connect(ear).connect(all);
  sources.push(air);

  // The hunt: a heart, and two tones that rub against each other.
  const hunt = context.createGain();
  hunt.gain.value = 0;
  const heart = context.createOscillator();
  heart.frequency.value = 46;
  const beat = context.createGain();
  beat.gain.value = 0;
  const pulse = swing(context, 1.9, sources);
  pulse.depth(0.9).connect(beat.gain);
  heart.connect(beat).connect(hunt);
  sources.push(heart);
  for (const frequency of [103.8, 110.7]) {
    const rub = context.createOscillator();
    rub.type = "triangle";
    rub.frequency.value = frequency;
    const soft = context.createGain();
    soft.gain.value = 0.16;
    rub.connect(soft).connect(hunt);
    sources.push(rub);
  }
  hunt.connect(all);
  for (const source of sources) source.start();

  const glide = (param: AudioParam, to: number): void => void param.setTargetAtTime(to, context.currentTime, EASE);
  return {
    set(near, chase, side) {
      glide(ear.pan, side);
      glide(breath.gain, 0.02 + 0.5 * near * near);
      glide(lungs.rate, 0.22 + 0.35 * Math.max(near, chase));
      glide(hunt.gain, 0.3 * chase);
      glide(pulse.rate, 1.4 + 1.1 * near);
    },
    end() {
      glide(all.gain, 0);
      for (const source of sources) source.stop(context.currentTime + 4);
    },
  };
}

/** A slow wave that other things swing with. */
function swing(
  context: BaseAudioContext,
  hertz: number,
  sources: AudioScheduledSourceNode[],
): { rate: AudioParam; depth: (by: number) => GainNode } {
  const wave = context.createOscillator();
  wave.frequency.value = hertz;
  sources.push(wave);
  return {
    rate: wave.frequency,
    depth(by) {
      const gain = context.createGain();
      gain.gain.value = by;
      wave.connect(gain);
      return gain;
    },
  };
}
