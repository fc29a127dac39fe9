import PQueue from "p-queue";
import { AppError } from "#core/errors/app-error";

interface Bounds {
  /** How many jobs run in parallel. */
  atOnce: number;
  /** How many more may wait; further ones are refused. */
  waiting: number;
  /** Typical duration of a job, from which `retryAfterMs` is estimated. */
  typicalJobMs: number;
}

/** Runs heavy jobs a few at a time, by priority and then in order of arrival. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  readonly #queue: PQueue;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#queue = new PQueue({ concurrency: bounds.atOnce });
  }

  /** How many jobs run, and how many wait. */
  load(): { running: number; waiting: number } {
    return { running: this.#queue.pending, waiting: this.#queue.size };
  }

  /**
   * @param priority of two that wait, the higher runs first
   * @throws AppError `server/busy` with the time until a place is likely to be free
   */
  async run<T>(job: () => Promise<T>, priority = 0): Promise<T> {
    const { atOnce, waiting, typicalJobMs } = this.#bounds;
    if (this.#queue.pending + this.#queue.size >= atOnce + waiting) {
      const untilEmptyMs = Math.ceil((waiting / atOnce) * typicalJobMs);
      throw new AppError("server/busy", { retryAfterMs: Math.max(untilEmptyMs, 1000) });
    }
    return this.#queue.add(job, { priority });
  }
}
