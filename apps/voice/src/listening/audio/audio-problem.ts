/** Why a recording cannot be listened to; in words that go to whoever sent it. */
export class AudioProblem extends Error {
  readonly code: AudioProblemCode;

  constructor(code: AudioProblemCode, message: string) {
    super(message);
    this.name = "AudioProblem";
    this.code = code;
  }
}

export type AudioProblemCode = "invalid_request" | "too_large" | "not_audio" | "unreadable_audio";

/** Longer than the longest answer, shorter than somebody who went away. */
export const LONGEST_S = 15;

export const tooLong = () =>
  new AudioProblem("too_large", `The recording is longer than ${LONGEST_S} seconds.`);

export const unreadable = () =>
  new AudioProblem("unreadable_audio", "The recording could not be read.");
