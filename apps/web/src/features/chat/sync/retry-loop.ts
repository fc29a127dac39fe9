const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/** Whether an attempt succeeded; if not, the minimum delay before the next one. */
export type AttemptResult = "done" | { retryAfterMs: number };

/** Makes one attempt after another while there is work; waits after each that failed. */
export class RetryLoop {
  readonly #hasWork: () => boolean;
  readonly #attempt: (signal: AbortSignal) => Promise<AttemptResult>;
  readonly #stopped = new AbortController();
  #isRunning = false;
  #failures = 0;
  #endPause: (() => void) | null = null;

  /** @param attempt does not reject; `signal` is aborted when the loop is stopped meanwhile */
  constructor(hasWork: () => boolean, attempt: (signal: AbortSignal) => Promise<AttemptResult>) {
    this.#hasWork = hasWork;
    this.#attempt = attempt;
  }

  /** Call when there may be work again; a wait then ends at once. */
  wake(): void {
    this.#endPause?.();
    if (!this.#isRunning) void this.#run();
  }

  /** Starts no other attempt. */
  stop(): void {
    this.#stopped.abort();
    this.#endPause?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#mayGo()) {
      const result = await this.#attempt(this.#stopped.signal);
      this.#failures = result === "done" ? 0 : this.#failures + 1;
      if (result !== "done" && this.#mayGo()) {
        await this.#pause(Math.max(result.retryAfterMs, retryDelayMs(this.#failures)));
      }
    }
    this.#isRunning = false;
  }

  #mayGo(): boolean {
    return !this.#stopped.signal.aborted && this.#hasWork();
  }

  #pause(pauseMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#endPause?.(), pauseMs);
      this.#endPause = () => {
        clearTimeout(timer);
        this.#endPause = null;
        resolve();
      };
    });
  }
}

/**
 * The delay after the `attempt`th failure in a row, from 1, in milliseconds: doubles up to 30
 * seconds.
 */
export function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
}
