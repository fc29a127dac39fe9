import type { ApiError } from "../http/api-client.ts";

/** Whether a refusal for this reason means that who calls is signed in no more. */
export function isOfEndedSession(reason: ApiError["reason"] | undefined): boolean {
  return (
    reason === "session/expired" || reason === "session/required" || reason === "login/disabled"
  );
}
