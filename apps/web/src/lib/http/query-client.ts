/** How reads are kept fresh: retried only where the server says that trying again may help. */
import { failures, type FailureReason } from "@codetale/contract/errors";
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";
import type { SessionStore } from "../session/session-store.ts";

const MOST_RETRIES = 2;

/** A client whose reads are forgotten together with the person on whose behalf they were made. */
export function createQueryClient(session: SessionStore): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < MOST_RETRIES && mayRetry(error),
      },
      mutations: { networkMode: "always" },
    },
  });
  session.onAccountChange(() => dropQueries(client, session));
  return client;
}

function dropQueries(client: QueryClient, session: SessionStore): void {
  // On screen, what was read for one account gives way to what is read for the next.
  if (session.getState().session) void client.resetQueries();
  else client.removeQueries();
}

function mayRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.reason === "network-request-failed") return true;
  // A newer server may have reasons that this build does not know.
  return error.reason in failures && failures[error.reason as FailureReason].retryable;
}
