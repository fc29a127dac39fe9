/** Renders one sentence at a time, by priority. */
import PQueue from "p-queue";
import { VoiceError } from "../voice-error.ts";
import { waitTurn } from "../wait-turn.ts";

/** The most urgent first: a listener waits, prefetched scenes, narration in advance. */
export const priorities = ["now", "soon", "later"] as const;

export type Priority = (typeof priorities)[number];

export class SentenceQueue {
  readonly #capacity: number;
  readonly #queue = new PQueue({ concurrency: 1 });

  /** @param capacity how many requests may wait */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** @throws VoiceError `busy`; the signal's reason when it is aborted before its turn */
  async run<T>(priority: Priority, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.#queue.size >= this.#capacity) {
      throw new VoiceError("busy", "Too much is waiting to be spoken.", { retryAfterS: 10 });
    }
    return waitTurn(this.#queue, { signal, priority: -priorities.indexOf(priority) }, work);
  }
}
