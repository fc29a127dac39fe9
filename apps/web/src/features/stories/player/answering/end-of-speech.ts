/** Detects from sound levels that a child has spoken and has finished. */

/** Least level of speech, of full scale: above a quiet room, below a child's soft voice. */
const SPEECH_LEVEL = 0.02;
/** Speech is also at least this many times louder than the room. */
const ABOVE_ROOM = 2.5;
/** Sound shorter than this in all is taken for a click or a knock, not for speech. */
const LEAST_SPEECH_MS = 250;
/** Silence that ends an answer; long, since children pause to think in the middle of a sentence. */
const DONE_AFTER_MS = 1_400;

/** Takes one level after another; good for a single recording. */
export class EndOfSpeechDetector {
  #room = SPEECH_LEVEL / ABOVE_ROOM;
  #spokenMs = 0;
  #lastSpeechAt = 0;
  #lastAt: number | null = null;

  /**
   * Takes the next level.
   *
   * @param level root mean square of the samples, 0 to 1
   * @param at milliseconds on any clock that does not run backwards
   * @returns whether speech was found, followed by `DONE_AFTER_MS` of silence
   */
  addLevel(level: number, at: number): boolean {
    const sinceLast = this.#lastAt === null ? 0 : at - this.#lastAt;
    this.#lastAt = at;
    if (level > Math.max(SPEECH_LEVEL, this.#room * ABOVE_ROOM)) {
      this.#spokenMs += sinceLast;
      this.#lastSpeechAt = at;
      return false;
    }
    // A slow moving average, so that soft parts of speech hardly raise the room's level.
    this.#room += (level - this.#room) * 0.05;
    return this.#spokenMs >= LEAST_SPEECH_MS && at - this.#lastSpeechAt >= DONE_AFTER_MS;
  }
}

/** Root mean square of samples between -1 and 1: 0 to 1; 0 where there are none. */
export function levelOf(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
}
