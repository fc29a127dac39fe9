/** Plays samples with the Web Audio API. */
import { SECOND_MS } from "@codetale/domain/time";
import { SAMPLE_RATE } from "./synthesis.ts";

/** Where sounds are played. */
export interface SoundOutput {
  /** To be called within a press: browsers play no sound before one. */
  unlock(): void;
  /** Starts samples, inaudible until they are faded in. */
  start(samples: Float32Array<ArrayBuffer>, isLoop: boolean): StartedSound;
  close(): void;
}

export interface StartedSound {
  /** @param factor of the samples' own loudness */
  fadeTo(factor: number, fadeMs: number): void;
  /** Fades out and then stops for good, so that silence costs no processor time. */
  end(fadeMs: number): void;
}

/** The output of this browser; without an AudioContext nothing is heard. */
export function createSoundOutput(): SoundOutput {
  let context: AudioContext | null = null;
  return {
    unlock: () => {
      if (!("AudioContext" in window && "AudioBufferSourceNode" in window)) return;
      context ??= new AudioContext();
      // Where the browser refuses, the story goes on without sounds.
      void context.resume().catch(() => undefined);
    },
    start: (samples, isLoop) => (context ? startedIn(context, samples, isLoop) : inaudible),
    close: () => {
      void context?.close().catch(() => undefined);
      context = null;
    },
  };
}

const inaudible: StartedSound = { fadeTo: () => {}, end: () => {} };

function startedIn(
  context: AudioContext,
  samples: Float32Array<ArrayBuffer>,
  isLoop: boolean,
): StartedSound {
  const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer, loop: isLoop });
  const gain = new GainNode(context, { gain: 0 });
  source.connect(gain).connect(context.destination);
  source.onended = () => gain.disconnect();
  source.start();
  const fadeTo = (factor: number, fadeMs: number) => {
    const now = context.currentTime;
    const present = gain.gain.value;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(present, now);
    gain.gain.linearRampToValueAtTime(factor, now + fadeMs / SECOND_MS);
  };
  return {
    fadeTo,
    end: (fadeMs) => {
      fadeTo(0, fadeMs);
      source.stop(context.currentTime + fadeMs / SECOND_MS);
    },
  };
}
