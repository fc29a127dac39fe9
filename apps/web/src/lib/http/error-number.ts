import { ApiError } from "./api-client.ts";

/**
 * The number under which the operators' log has a failure of the server: of those that are its own
 * fault. A refusal that says what to do otherwise has none.
 */
export function errorNumberOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : null;
}
