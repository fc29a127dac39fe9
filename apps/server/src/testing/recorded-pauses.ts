import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { vi } from "vitest";

export interface RecordedPause {
  ms: number;
  ref: boolean | undefined;
  signal: AbortSignal | undefined;
}

/**
 * Ends the pauses of `node:timers/promises` at once, and records them; the one after the first
 * `most` lasts for ever. Undone by `restorePauses`.
 */
export function recordPauses(most = Infinity): RecordedPause[] {
  const pauses: RecordedPause[] = [];
  vi.spyOn(timers, "setTimeout").mockImplementation(async (ms = 0, value, options) => {
    pauses.push({ ms, ref: options?.ref, signal: options?.signal });
    if (pauses.length > most) await new Promise(() => {});
    // Other work gets its turn, as in a real pause.
    await new Promise(setImmediate);
    return value;
  });
  syncBuiltinESMExports();
  return pauses;
}

export function restorePauses(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}
