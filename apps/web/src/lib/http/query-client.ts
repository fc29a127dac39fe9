/** Options of queries: retried only where the failure may pass by itself. */
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";
import { allButSession, currentSession, onAccountLost } from "../session/session-query.ts";

const MOST_RETRIES = 2;

/**
 * Of failures that may pass by themselves. The table in `contract/errors.ts` says so of each; every page
 * would load its words for it.
 */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 503]);

/** A client whose cache is deleted when the signed-in account changes. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < MOST_RETRIES && mayRetry(error),
      },
      mutations: { networkMode: "always" },
    },
  });
  onAccountLost(client, () => {
    // Queries on screen are read again for the new account.
    if (currentSession(client)) void client.resetQueries(allButSession);
    else client.removeQueries(allButSession);
  });
  return client;
}

function mayRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.reason === "network-request-failed") return true;
  return PASSING_STATUSES.has(error.status);
}
