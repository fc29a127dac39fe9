/** Renders one sentence at a time, by priority. */
import PQueue from "p-queue";
import { VoiceError } from "../voice-error.ts";

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
    // The library would begin the next work when the signal of a running one is aborted.
    const waiting = new AbortController();
    const leave = () => waiting.abort(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    const start = () => {
      signal.removeEventListener("abort", leave);
      return work();
    };
    // The library runs the highest number first.
    const options = { priority: -priorities.indexOf(priority), signal: waiting.signal };
    return this.#queue.add(start, options);
  }
}
