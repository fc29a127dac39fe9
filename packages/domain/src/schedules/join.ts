/** Who may take an open schedule. The database decides races with the same rule in its update. */
import type { EpochMs } from "../time.ts";
import { isOver, type ScheduleFacts } from "./display-state.ts";

/** Why a coder may not join; each value is a failure of the contract. */
export type JoinRefusal =
  | "schedule/taken"
  | "schedule/own"
  | "schedule/unpaid"
  | "schedule/cancelled"
  | "schedule/over"
  | "schedule/overlaps";

export interface JoinFacts extends ScheduleFacts {
  learnerId: string;
}

/**
 * Returns why `coderId` may not join at `now`, or null when it is allowed. Joining again what one
 * already holds is harmless. `schedule/overlaps` is not found here: the coder's other sessions are
 * the database's to compare.
 */
export function refuseJoin(schedule: JoinFacts, coderId: string, now: EpochMs): JoinRefusal | null {
  if (schedule.coderId === coderId) return null;
  if (schedule.coderId !== null) return "schedule/taken";
  if (schedule.learnerId === coderId) return "schedule/own";
  if (schedule.cancelledBy === "learner") return "schedule/cancelled";
  if (!schedule.isPaid) return "schedule/unpaid";
  return isOver(schedule, now) ? "schedule/over" : null;
}
