import { AppError } from "#core/app-error";

interface Bounds {
  /** How many jobs run in parallel. */
  atOnce: number;
  /** How many more may wait; further ones are refused. */
  waiting: number;
  /** Typical duration of a job, from which `retryAfterMs` is estimated. */
  typicalJobMs: number;
}

/** Runs heavy jobs a few at a time, in order of arrival. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @throws AppError `server/busy` with the time until a place is likely to be free */
  async run<T>(job: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await job();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    const { atOnce, waiting, typicalJobMs } = this.#bounds;
    if (this.#running < atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= waiting) {
      const untilEmptyMs = Math.ceil((waiting / atOnce) * typicalJobMs);
      throw new AppError("server/busy", { retryAfterMs: Math.max(untilEmptyMs, 1000) });
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /**
   * Passes the place to the job that has waited longest, so that a later one cannot overtake it.
   */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
