/** One bad answer may be bad luck: it is asked for once more, two are an answer. */
import { setTimeout as pause } from "node:timers/promises";
import { SECOND_MS } from "@codetale/domain/time";
import { LanguageModelError } from "#core/language-model";
import { TimeoutError, withTimeout } from "#core/with-timeout";

export interface CallTimeout {
  /** For each of the two calls. */
  callMs: number;
}

/** Who asks to be left alone for longer is not asked again. */
const LONGEST_PAUSE_MS = 10 * SECOND_MS;
const USUAL_PAUSE_MS = 500;

/**
 * @param ask tells its failures as LanguageModelError
 * @throws LanguageModelError; whatever `signal` aborts with
 */
export async function retryOnce<T>(
  signal: AbortSignal,
  { callMs }: CallTimeout,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const once = () => askOnce(signal, callMs, ask);
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

async function askOnce<T>(
  signal: AbortSignal,
  callMs: number,
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withTimeout(signal, callMs, async (limited) => {
    try {
      return await ask(limited);
    } catch (error) {
      signal.throwIfAborted();
      throw limited.reason instanceof TimeoutError ? new LanguageModelError("slow") : error;
    }
  });
}

/** Null where asking again would not help. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof LanguageModelError) || error.why === "refused") return null;
  const waitMs = error.retryAfterMs ?? USUAL_PAUSE_MS;
  return waitMs <= LONGEST_PAUSE_MS ? waitMs : null;
}
