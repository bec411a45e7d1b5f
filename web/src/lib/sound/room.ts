/** The sound room. It is silent until the first gesture: browsers want it so, and so do people. */
import { settings } from "../settings.svelte";
import { ambience, darkness, SUDDEN, VOICES, type Sound, type Voice } from "./voices";

class SoundRoom {
  private context: AudioContext | null = null;
  private master: GainNode | null = null;
  private endAmbience: (() => void) | null = null;
  private wanted = false;
  private endDarkness: (() => void) | null = null;
  private dark = false;

  /** Listens for the first gesture. */
  waitAtTheDoor(): void {
    const open = (): void => {
      removeEventListener("pointerdown", open);
      removeEventListener("keydown", open);
      this.open();
    };
    addEventListener("pointerdown", open);
    addEventListener("keydown", open);
  }

  play(sound: Sound): void {
    if (!this.context || !this.master || settings.volume === 0) return;
    if (settings.calm && SUDDEN.includes(sound)) return;
    this.make(VOICES[sound]);
  }

  /** A sound that a game has made for itself. */
  make(voice: Voice): void {
    if (!this.context || !this.master || settings.volume === 0) return;
    voice(this.context, this.master, this.context.currentTime + 0.01);
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
    if (this.context) this.master?.gain.setTargetAtTime(volume * volume, this.context.currentTime, 0.05);
  }

  private open(): void {
    if (typeof AudioContext === "undefined") return;
    this.context = new AudioContext();
    const soft = this.context.createDynamicsCompressor();
    this.master = this.context.createGain();
    this.master.gain.value = settings.volume ** 2;
    this.master.connect(soft).connect(this.context.destination);
    this.breathe(this.wanted);
    this.closeEyes(this.dark);
  }
}

export const sound = new SoundRoom();
