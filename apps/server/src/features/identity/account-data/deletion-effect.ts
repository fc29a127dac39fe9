/** What becomes of the schedules of somebody who deletes their account. */
import { isOver } from "@codetale/domain/schedules/display-state";
import type { EpochMs } from "@codetale/domain/time";

/** Stands in for everybody whose account was deleted; it has a name, and nobody can be it. */
export const DELETED_ACCOUNT = { uid: "deleted-account", name: "Deleted account" } as const;

export interface OwnSchedule {
  id: string;
  learnerId: string;
  coderId: string | null;
  startsAt: EpochMs;
  endsAt: EpochMs;
  startedAt: EpochMs | null;
  completedAt: EpochMs | null;
}

/**
 * `going-on`: stands in the way · `removed`: nobody is left whose history it is · `handed-back`:
 * it has no coder any more, and may be joined again while it is ahead · `kept`: the other
 * participant goes on having it, with somebody who is not named any more.
 */
export type DeletionEffect = "going-on" | "removed" | "handed-back" | "kept";

/** @param uid of its learner or its coder */
export function deletionEffectOn(schedule: OwnSchedule, uid: string, now: EpochMs): DeletionEffect {
  const { learnerId, coderId, startedAt, completedAt } = schedule;
  if (startedAt !== null && completedAt === null) return "going-on";
  const other = uid === learnerId ? coderId : learnerId;
  if (other === null || other === DELETED_ACCOUNT.uid) return "removed";
  if (uid !== learnerId) return startedAt === null ? "handed-back" : "kept";
  return isOver(schedule, now) ? "kept" : "removed";
}
