/** Hears when somebody has spoken and is done, from how loud it is. */

/** Louder than a quiet room, softer than a shy child; of full scale. */
const SPEECH_LEVEL = 0.02;
/** And by so much louder than the room was before. */
const ABOVE_ROOM = 2.5;
/** A click is no word. */
const LEAST_SPEECH_MS = 250;
/** Children think in the middle of a sentence. */
const DONE_AFTER_MS = 1_400;

export class EndOfSpeechDetector {
  #room = SPEECH_LEVEL / ABOVE_ROOM;
  #spokenMs = 0;
  #lastSpeechAt: number | null = null;
  #lastAt: number | null = null;

  /**
   * Takes the present level.
   *
   * @param level root mean square of the samples, 0 to 1
   * @param at milliseconds on any clock
   * @returns whether somebody spoke and has been silent long enough since
   */
  addLevel(level: number, at: number): boolean {
    const sinceLast = this.#lastAt === null ? 0 : at - this.#lastAt;
    this.#lastAt = at;
    if (level > Math.max(SPEECH_LEVEL, this.#room * ABOVE_ROOM)) {
      this.#spokenMs += sinceLast;
      this.#lastSpeechAt = at;
      return false;
    }
    // The room is followed slowly, so that a long word is not taken for it.
    this.#room += (level - this.#room) * 0.05;
    const isSpoken = this.#spokenMs >= LEAST_SPEECH_MS && this.#lastSpeechAt !== null;
    return isSpoken && at - (this.#lastSpeechAt ?? at) >= DONE_AFTER_MS;
  }
}

/** How loud samples are, 0 to 1. */
export function levelOf(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}
