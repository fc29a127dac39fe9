/** Retries a failed call once. */
import { setTimeout as pause } from "node:timers/promises";
import { SECOND_MS } from "@codetale/domain/time";
import { LanguageModelError } from "#core/ports/language-model";
import { TimeUpError, withTimeout } from "#core/concurrency/with-timeout";

/** A provider with a longer `Retry-After` is not asked again. */
const LONGEST_PAUSE_MS = 10 * SECOND_MS;
const DEFAULT_PAUSE_MS = 500;

/**
 * @param callMs time limit of each of the two calls
 * @param ask throws LanguageModelError alone
 * @throws LanguageModelError; whatever `signal` aborts with
 */
export async function retryOnce<T>(
  signal: AbortSignal,
  callMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const once = () =>
    withTimeout(signal, callMs, async (limited) => {
      try {
        return await ask(limited);
      } catch (error) {
        signal.throwIfAborted();
        throw limited.reason instanceof TimeUpError ? new LanguageModelError("slow") : error;
      }
    });
  try {
    return await once();
  } catch (error) {
    signal.throwIfAborted();
    const waitMs = pauseAfter(error);
    if (waitMs === null) throw error;
    await pause(waitMs, undefined, { signal }).catch(() => {
      signal.throwIfAborted();
    });
    return once();
  }
}

/** @returns null where a retry cannot help */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof LanguageModelError) || error.reason === "refused") return null;
  const waitMs = error.retryAfterMs ?? DEFAULT_PAUSE_MS;
  return waitMs <= LONGEST_PAUSE_MS ? waitMs : null;
}
