import { ApiError } from "#lib/http/api-client";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import { sceneFromCopy } from "./downloaded-copy.ts";

/** Longest wait for the network where there is a downloaded copy. */
const PATIENCE_MS = 2_500;

/**
 * Asks `takeStep`; where the network fails or takes longer than `PATIENCE_MS`, the downloaded copy
 * answers if there is one. Other failures of `takeStep` are passed on.
 */
export function withOfflineFallback(storyId: string, takeStep: FetchScene): FetchScene {
  return async (wanted, signal, isAhead) => {
    const step = takeStep(wanted, signal, isAhead);
    // Not awaited once the copy has answered: a later failure must not count as unhandled.
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
