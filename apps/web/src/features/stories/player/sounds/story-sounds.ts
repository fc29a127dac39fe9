/** The sounds of a story's places, one at a time, and its closing tune. */
import type { PlaybackState } from "../playback/playback-state.ts";
import { ambienceOf, type Ambience } from "./ambience.ts";
import { loudnessOf } from "./loudness.ts";
import type { SoundOutput, StartedSound } from "./sound-output.ts";
import { renderAmbience, renderTune } from "./synthesis.ts";

/** Between two scenes, and between softer and louder. */
export const FADE_MS = 800;

/** Before the microphone opens. */
const HUSH_MS = 40;

interface Surroundings {
  isOn: boolean;
  isHidden: boolean;
  /** Of voices, as a factor; the sounds follow it. */
  volume: number;
}

export class StorySounds {
  readonly #output: SoundOutput;
  readonly #seed: string;
  #place: { ambience: Ambience; sound: StartedSound; factor: number } | null = null;
  #tune: StartedSound | null = null;
  #phase: PlaybackState["phase"] = "ready";
  #isUnlocked = false;
  readonly #samples = new Map<Ambience, Float32Array<ArrayBuffer>>();

  /** @param seed equal seeds give equal sounds */
  constructor(output: SoundOutput, seed: string) {
    this.#output = output;
    this.#seed = seed;
  }

  /** To be called at every change, also within the press that begins the story. */
  follow(state: PlaybackState, { isOn, isHidden, volume }: Surroundings): void {
    const before = this.#phase;
    this.#phase = state.phase;
    if (isOn) this.#unlockAfter(state.phase);
    const isHeard = isOn && !isHidden;
    const factor = isHeard ? loudnessOf(state) * volume : 0;
    const fadeMs = state.phase === "recording" ? HUSH_MS : FADE_MS;
    const ambience = state.scene ? ambienceOf(state.scene) : null;
    this.#playPlace(factor === 0 ? null : ambience, factor, fadeMs);
    if (state.phase !== "ended" || !isHeard) this.#endTune(fadeMs);
    else if (before !== "ended") this.#playTune(volume);
  }

  /** Stops every sound for good. */
  end(): void {
    this.#playPlace(null, 0, 0);
    this.#endTune(0);
    this.#output.close();
  }

  #unlockAfter(phase: PlaybackState["phase"]): void {
    if (this.#isUnlocked || phase === "ready") return;
    this.#isUnlocked = true;
    this.#output.unlock();
  }

  #playPlace(ambience: Ambience | null, factor: number, fadeMs: number): void {
    if (this.#place && this.#place.ambience !== ambience) {
      this.#place.sound.end(fadeMs);
      this.#place = null;
    }
    if (ambience === null || this.#place?.factor === factor) return;
    const sound = this.#place?.sound ?? this.#output.start(this.#samplesOf(ambience), true);
    sound.fadeTo(factor, fadeMs);
    this.#place = { ambience, sound, factor };
  }

  /** Made once, since the sound of a place begins again after every answer. */
  #samplesOf(ambience: Ambience): Float32Array<ArrayBuffer> {
    const samples = this.#samples.get(ambience) ?? renderAmbience(ambience, this.#seed);
    this.#samples.set(ambience, samples);
    return samples;
  }

  #playTune(volume: number): void {
    this.#tune = this.#output.start(renderTune(this.#seed), false);
    this.#tune.fadeTo(volume, FADE_MS);
  }

  #endTune(fadeMs: number): void {
    this.#tune?.end(fadeMs);
    this.#tune = null;
  }
}
