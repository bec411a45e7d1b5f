/** The sound room. It is shut until the first gesture: browsers want it so, and so do people. */
import { settings } from "../settings.svelte";
import { lurker, type Lurker } from "./lurker";
import { ambience, darkness, SUDDEN, VOICES, type Sound, type Voice } from "./voices";

/** How near something is, and whether it hunts: 0 to 1. From which side it is heard: -1 to 1. */
export interface Lurking {
  readonly near: number;
  readonly chase: number;
  readonly side: number;
}

class SoundRoom {
  private greeted = false;
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private endAmbience: (() => void) | null = null;
  private wanted = false;
  private endDarkness: (() => void) | null = null;
  private dark = false;
  private lurker: Lurker | null = null;
  private lurking: Lurking | null = null;

  /** Listens for the first gesture. */
  waitAtTheDoor(): void {
    const open = (): void => {
      removeEventListener("pointerdown", open);
      removeEventListener("keydown", open);
      this.greeted = true;
      this.open();
    };
    addEventListener("pointerdown", open);
    addEventListener("keydown", open);
  }

  /** `from`: how loud (1: beside one), and from which side it comes (-1: left, 1: right). */
  play(sound: Sound, from?: { loud: number; side: number }): void {
    if (!this.context || !this.master || settings.volume === 0) return;
    if (settings.calm && SUDDEN.includes(sound)) return;
    this.make(VOICES[sound], from ? this.place(from) : this.master);
  }

  /** A sound that a game has made for itself. */
  make(voice: Voice, into: AudioNode | null = this.master): void {
    if (!this.context || !into || settings.volume === 0) return;
    voice(this.context, into, this.context.currentTime + 0.01);
  }

  /** Something is about; null: nothing is there. */
  lurk(near: Lurking | null): void {
    this.lurking = near;
    if (!this.context || !this.master) return;
    if (!near) {
      this.lurker?.end();
      this.lurker = null;
      return;
    }
    this.lurker ??= lurker(this.context, this.master);
    this.lurker.set(near.near, settings.calm ? near.chase * 0.4 : near.chase, near.side);
  }

  private place({ loud, side }: { loud: number; side: number }): AudioNode {
    const context = this.context as AudioContext;
    const gain = context.createGain();
    gain.gain.value = loud;
    const panner = context.createStereoPanner();
    panner.pan.value = side;
    gain.connect(panner).connect(this.master as GainNode);
    setTimeout(() => panner.disconnect(), 6000);
    return gain;
  }

  /** Nothing at all is heard, not even the house, until the returned function is called. */
  hush(): () => void {
    const fade = (loud: number): void =>
      void this.master?.gain.setTargetAtTime(loud, this.context?.currentTime ?? 0, 0.02);
    fade(0);
    let over = false;
    return () => {
      if (!over) fade(settings.volume ** 2);
      over = true;
    };
  }

  /** Whether the house is to be heard breathing. */
  breathe(wanted: boolean): void {
    this.wanted = wanted;
    if (wanted && this.context && this.master) this.endAmbience ??= ambience(this.context, this.master);
    if (!wanted) {
      this.endAmbience?.();
      this.endAmbience = null;
    }
  }

  /** Whether eyes are closed, and steps are to be heard in the dark. */
  closeEyes(closed: boolean): void {
    this.dark = closed;
    if (closed && this.context && this.master) this.endDarkness ??= darkness(this.context, this.master);
    if (!closed) {
      this.endDarkness?.();
      this.endDarkness = null;
    }
  }

  setVolume(volume: number): void {
    this.open();
    if (this.context) this.master?.gain.setTargetAtTime(volume * volume, this.context.currentTime, 0.05);
  }

  /** Not for those who want to hear nothing. */
  private open(): void {
    if (this.context || !this.greeted || settings.volume === 0 || typeof AudioContext === "undefined") return;
    this.context = new AudioContext();
    const soft = this.context.createDynamicsCompressor();
    this.master = this.context.createGain();
    this.master.gain.value = settings.volume ** 2;
    this.master.connect(soft).connect(this.context.destination);
    this.breathe(this.wanted);
    this.closeEyes(this.dark);
    this.lurk(this.lurking);
  }
}

export const sound = new SoundRoom();
