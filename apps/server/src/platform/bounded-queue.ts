import { AppError } from "#core/app-error";

interface Bounds {
  /** How many jobs run at the same time. */
  atOnce: number;
  /** How many more may wait; the rest is refused rather than kept hanging. */
  waiting: number;
  /** What one job usually takes, from which the advice when to come back is reckoned. */
  typicalJobMs: number;
}

/** Runs heavy jobs a few at a time, in the order they came. */
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

  /** Hands the place over to whoever waits longest, so that nobody who comes later slips in. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
