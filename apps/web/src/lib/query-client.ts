/** How reads are kept fresh: retried only where the server says that trying again may help. */
import { failures } from "@codetale/contract/errors";
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-client.ts";

const MOST_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < MOST_RETRIES && mayRetry(error),
      },
      mutations: { networkMode: "always" },
    },
  });
}

function mayRetry(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.reason === "network-request-failed") return true;
  return error.reason !== "bad-answer" && failures[error.reason].retryable;
}
