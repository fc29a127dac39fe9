/** Requests a scene again whose narration was not there yet when it arrived. */
import { SECOND_MS } from "@codetale/domain/time";
import { isNarrated, type NarratedScene, type SceneResult } from "../scenes/narrated-scene.ts";

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

/** Longest wait of a listener for the voice of the scene on the stage. */
export const LONGEST_VOICE_WAIT_MS = 30 * SECOND_MS;

/** Before each further request of a listener who waits; the last one before all that follow. */
const URGENT_DELAYS_MS = [500, SECOND_MS, SECOND_MS, 2 * SECOND_MS];

/**
 * Sends the request for a listener who waits, and repeats it until `LONGEST_VOICE_WAIT_MS` have passed. The
 * server holds each request while the voice is being made. Never rejects.
 *
 * @param request a failure counts as a try; its signal is not aborted any more once it has resolved
 * @returns the scene with narration; `late` where that did not come in time, or `signal` was
 *   aborted; `none` where the server says that it does not come
 */
export async function awaitVoice(
  request: (signal: AbortSignal) => Promise<SceneResult>,
  signal: AbortSignal,
): Promise<NarratedScene | "late" | "none"> {
  const wait = new AbortController();
  const end = () => wait.abort();
  const timer = setTimeout(end, LONGEST_VOICE_WAIT_MS);
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  try {
    for (let tries = 0; !wait.signal.aborted; tries += 1) {
      if (tries > 0) await delay(urgentDelayMs(tries - 1), wait.signal);
      await untilOnline(wait.signal);
      if (wait.signal.aborted) break;
      const result = await attempt(request, wait.signal);
      const outcome = result && outcomeOf(result);
      if (outcome) return outcome;
    }
    return "late";
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}

/** @returns null where the voice is still on its way */
function outcomeOf(result: SceneResult): NarratedScene | "none" | null {
  if (result === "end") return "none";
  if (isNarrated(result)) return result;
  return result.isVoiceComing ? null : "none";
}

function urgentDelayMs(tries: number): number {
  return URGENT_DELAYS_MS[Math.min(tries, URGENT_DELAYS_MS.length - 1)] ?? 0;
}

/** One request; null where it fails or `signal` is aborted before it has resolved. */
async function attempt(
  request: (signal: AbortSignal) => Promise<SceneResult>,
  signal: AbortSignal,
): Promise<SceneResult | null> {
  const controller = new AbortController();
  const aborted = new Promise<null>((resolve) => {
    controller.signal.addEventListener("abort", () => resolve(null));
  });
  const abort = () => controller.abort();
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([request(controller.signal).catch(() => null), aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Resolves after `ms`, or as soon as `signal` is aborted. */
function delay(ms: number, signal: AbortSignal): Promise<void> {
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

/** Resolves when `navigator.onLine` is true, or as soon as `signal` is aborted. */
function untilOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve());
  });
}
