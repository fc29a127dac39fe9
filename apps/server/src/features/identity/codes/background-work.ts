import { setImmediate as turn } from "node:timers/promises";

/** Work that no answer waits for, but a clean stop does. */
export class BackgroundWork {
  readonly #running = new Set<Promise<void>>();

  /**
   * Begins once the answer that is being given has gone out, so that it takes no longer for it.
   *
   * @param work must not fail: no caller is left to handle it
   */
  run(work: () => Promise<void>): void {
    const running = turn()
      .then(work)
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves once nothing is running any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
