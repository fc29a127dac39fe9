/** For how long a test that was started counts as going on, where its coder does not exit it. */
import { HOUR_MS, type EpochMs } from "../time.ts";
import type { ScheduleFacts } from "./display-state.ts";

/**
 * How long after its end a test counts as forgotten. A test runs over by minutes, seldom by an hour
 * or two: after half a day nobody is in it any more.
 */
export const FORGOTTEN_AFTER_MS = 12 * HOUR_MS;

type StartedFacts = Pick<ScheduleFacts, "endsAt" | "startedAt" | "completedAt">;

/** Until when the test counts as going on; null where it was not started or is exited. */
export function goingOnUntil({ endsAt, startedAt, completedAt }: StartedFacts): EpochMs | null {
  return startedAt !== null && completedAt === null ? endsAt + FORGOTTEN_AFTER_MS : null;
}

/** Whether the test was started, and neither exited nor forgotten. */
export function isGoingOn(schedule: StartedFacts, now: EpochMs): boolean {
  const until = goingOnUntil(schedule);
  return until !== null && now < until;
}

/** Whether the test was started and its coder never exited it. It can still be exited. */
export function isForgotten(schedule: StartedFacts, now: EpochMs): boolean {
  const until = goingOnUntil(schedule);
  return until !== null && now >= until;
}
