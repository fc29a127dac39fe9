import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Lets fake time pass second by second, so that a countdown draws each of them. */
export async function passTime(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(1_000));
}
