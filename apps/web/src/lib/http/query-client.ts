/** Options of queries: retried only where the failure's row says that retrying may help. */
import { failures, type FailureReason } from "@codetale/contract/errors";
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";
import { allButSession, currentSession, onAccountLost } from "../session/session-query.ts";

const MOST_RETRIES = 2;

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
  // A newer server may have reasons that this build does not know.
  return error.reason in failures && failures[error.reason as FailureReason].retryable;
}
