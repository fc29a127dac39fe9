/** Renders one sentence at a time, by priority. */
import { VoiceError } from "../voice-error.ts";

/** The most urgent first: a listener waits, prefetched scenes, narration in advance. */
export const priorities = ["now", "soon", "later"] as const;

export type Priority = (typeof priorities)[number];

interface Waiting {
  priority: Priority;
  start(): void;
}

export class SentenceQueue {
  readonly #capacity: number;
  readonly #waiting: Waiting[] = [];
  #isBusy = false;

  /** @param capacity how many requests may wait */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** @throws VoiceError `busy`; the signal's reason when it is aborted before its turn */
  async run<T>(priority: Priority, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    await this.#turn(priority, signal);
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(priority: Priority, signal: AbortSignal): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return;
    }
    if (this.#waiting.length >= this.#capacity) {
      throw new VoiceError("busy", "Too much is waiting to be spoken.", { retryAfterS: 10 });
    }
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason as Error);
      };
      const waiting: Waiting = {
        priority,
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      const rank = priorities.indexOf(priority);
      const firstOfLess = this.#waiting.findIndex(
        (other) => priorities.indexOf(other.priority) > rank,
      );
      this.#waiting.splice(firstOfLess < 0 ? this.#waiting.length : firstOfLess, 0, waiting);
    });
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next.start();
    else this.#isBusy = false;
  }
}
