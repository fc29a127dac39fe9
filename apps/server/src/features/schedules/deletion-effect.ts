/** What becomes of the schedules of an account that is deleted. */
import { isOver } from "@codetale/domain/schedules/display-state";
import type { EpochMs } from "@codetale/domain/time";
import { DELETED_ACCOUNT } from "#core/deleted-account";

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
 * `going-on`: stands in the way · `removed`: no account is left whose history it is ·
 * `handed-back`: it has no coder any more, and may be joined again while it is ahead · `kept`: the
 * other participant goes on having it, with a participant who is not named any more.
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
