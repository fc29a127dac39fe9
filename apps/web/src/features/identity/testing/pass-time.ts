import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** So much real time goes by in one millisecond of held time. */
const HELD_MS = 10;

/**
 * Holds time until the end of the test: what waits for its next turn goes on, and yet no countdown
 * moves by a second, however long the machine takes to draw it.
 */
export function holdTime(): void {
  const { setInterval, clearInterval } = globalThis;
  vi.useFakeTimers();
  const turns = setInterval(() => vi.advanceTimersByTime(1), HELD_MS);
  onTestFinished(() => {
    clearInterval(turns);
    vi.useRealTimers();
  });
}

/** Lets held time pass second by second, so that a countdown draws each of them. */
export async function passTime(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(1_000));
}
