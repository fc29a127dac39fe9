/** Requests a scene again whose narration was not there yet when it arrived. */
import { SECOND_MS } from "@codetale/domain/time";
import { isNarrated, type SceneResult } from "../scenes/narrated-scene.ts";

/** What decides whether further requests are worth while. */
export interface NarrationOutlook {
  /** Whether missing narration may still come. */
  mayCome: () => boolean;
  /** Whether every scene has its narration, so that the server generates none for a request. */
  isComplete: () => boolean;
}

/** Growing, since narration that is not there soon may take long. */
const RETRY_DELAYS_MS = [2, 4, 8, 16, 30, 30].map((seconds) => seconds * SECOND_MS);

/**
 * Repeats the request after each of `RETRY_DELAYS_MS`. Never rejects.
 *
 * @param request a failure counts as a try
 * @returns the scene once it has narration; null after the last try or once `signal` is aborted
 */
export async function awaitNarration(
  request: () => Promise<SceneResult>,
  mayCome: NarrationOutlook["mayCome"],
  signal: AbortSignal,
): Promise<SceneResult | null> {
  for (const delayMs of RETRY_DELAYS_MS) {
    await delay(delayMs, signal);
    await untilOnline(signal);
    if (signal.aborted) return null;
    // Without a request: the story's facts, which decide this, may arrive after its first scene.
    if (!mayCome()) continue;
    const result = await request().catch(() => null);
    if (signal.aborted) return null;
    if (result && result !== "end" && isNarrated(result)) return result;
  }
  return null;
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves when `navigator.onLine` is true, or as soon as `signal` is aborted. */
function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve());
  });
}
