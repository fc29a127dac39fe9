import { ApiError } from "#lib/http/api-client";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import { sceneFromCopy } from "./downloaded-copy.ts";

/** A child does not wait longer for a bad network where the story is at hand. */
const PATIENCE_MS = 2_500;

/**
 * Asks `takeStep`, and the downloaded copy where there is one and the network gives nothing, or
 * not in time.
 */
export function withOfflineFallback(storyId: string, takeStep: FetchScene): FetchScene {
  return async (wanted, signal, isAhead) => {
    const step = takeStep(wanted, signal, isAhead);
    // Where the copy stands in, nobody asks for it any more.
    step.catch(() => undefined);
    try {
      return await Promise.race([step, rejectedIn(PATIENCE_MS, signal)]);
    } catch (error) {
      if (signal.aborted || !isNetworkFailure(error)) throw error;
      return (await sceneFromCopy(storyId, wanted)) ?? step;
    }
  };
}

class TooSlowError extends Error {}

function rejectedIn(ms: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new TooSlowError()), ms);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });
}

function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TooSlowError) return true;
  return error instanceof ApiError && error.reason === "network-request-failed";
}
