/** Requests a scene again whose narration was not there yet when it arrived. */
import { retryDelayMs } from "./retry-delay.ts";
import { hasNarration, type SceneResult } from "../scenes/narrated-scene.ts";

/** What decides whether further requests are worth while. */
export interface NarrationOutlook {
  /** Whether missing narration may still come. */
  mayCome: () => boolean;
  /** Whether every scene has its narration, so that the server generates none for a request. */
  areAllSpoken: () => boolean;
  /** Resolves when the browser is online, or when `signal` is aborted. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
}

/**
 * Repeats the request at growing intervals, see `retryDelayMs`. Never rejects.
 *
 * @param ask a failure counts as a try
 * @returns the answer once it has narration; null after the last try or once `signal` is aborted
 */
export async function awaitNarration(
  ask: () => Promise<SceneResult>,
  { mayCome, untilOnline }: NarrationOutlook,
  signal: AbortSignal,
): Promise<SceneResult | null> {
  for (let tries = 0; ; tries += 1) {
    const pauseMs = retryDelayMs(tries);
    if (pauseMs === null) return null;
    await pause(pauseMs, signal);
    await untilOnline(signal);
    if (signal.aborted) return null;
    // Without a request: the story's facts, which decide this, may arrive after its first scene.
    if (!mayCome()) continue;
    const answer = await ask().catch(() => null);
    if (signal.aborted) return null;
    if (answer && hasNarration(answer)) return answer;
  }
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
