/** Asks again for a scene whose voice was not spoken yet when it came. */
import { retryDelayMs } from "./retry-delay.ts";
import { hasNarration, type SceneResult } from "../scenes/narrated-scene.ts";

/** What is known about whether it is worth while. */
export interface NarrationOutlook {
  /** Whether a voice that is missing may still come. */
  mayCome: () => boolean;
  /** Whether every scene has its voice, so that nothing needs to be spoken first. */
  areAllSpoken: () => boolean;
  /** Resolves when there is a network, as far as the browser knows, or when `signal` is aborted. */
  untilOnline: (signal: AbortSignal) => Promise<void>;
}

/**
 * @param ask may fail; that is a try like any other
 * @returns the answer once it has its voice; null where that did not come, or nobody wants it
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
    // What is known of the story may come later than its first scene.
    if (!mayCome()) continue;
    const answer = await ask().catch(() => null);
    if (signal.aborted) return null;
    if (answer && hasNarration(answer)) return answer;
  }
}

/** Ends early when `signal` is aborted. */
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
