import type { Clock, EpochMs } from "@codetale/domain/time";

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: EpochMs;

  constructor(now: EpochMs) {
    this.#now = now;
  }

  now(): EpochMs {
    return this.#now;
  }

  set(now: EpochMs): void {
    this.#now = now;
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}
