import { ApiError } from "#lib/http/api-client";
import type { FetchScene } from "../scenes/fetch-scene.ts";
import { TimeoutError, withTimeout } from "../timeout.ts";
import { sceneFromCopy } from "./downloaded-copy.ts";

/** Longest wait for the network where there is a downloaded copy. */
const NETWORK_TIMEOUT_MS = 2_500;

/**
 * Asks `fetchScene`; where the network fails or takes longer than `NETWORK_TIMEOUT_MS`, the
 * downloaded copy answers if there is one. Other failures of `fetchScene` are passed on.
 */
export function withOfflineFallback(storyId: string, fetchScene: FetchScene): FetchScene {
  return async (wanted, signal, isAhead) => {
    const result = fetchScene(wanted, signal, isAhead);
    try {
      return await withTimeout(result, NETWORK_TIMEOUT_MS, signal);
    } catch (error) {
      if (signal.aborted || !isNetworkFailure(error)) throw error;
      return (await sceneFromCopy(storyId, wanted)) ?? result;
    }
  };
}

function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TimeoutError) return true;
  return error instanceof ApiError && error.reason === "network-request-failed";
}
