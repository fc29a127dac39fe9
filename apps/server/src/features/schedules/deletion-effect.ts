/** What happens to the schedules of an account that is deleted. */
import { isOver } from "@codetale/domain/schedules/display-state";
import { isGoingOn } from "@codetale/domain/schedules/going-on";
import type { JoinFacts } from "@codetale/domain/schedules/join";
import type { EpochMs } from "@codetale/domain/time";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";

/** A schedule of the deleted account. */
export type OwnSchedule = JoinFacts;

/**
 * `going-on`: prevents the deletion · `removed`: no other account participates · `handed-back`: its
 * coder is removed, and it is open again · `kept`: it is over or was never exited, and stays for the other participant, with `DELETED_ACCOUNT` in the account's place.
 */
export type DeletionEffect = "going-on" | "removed" | "handed-back" | "kept";

/** @param uid the deleted account, which is the schedule's learner or its coder */
export function deletionEffectOn(schedule: OwnSchedule, uid: string, now: EpochMs): DeletionEffect {
  const { learnerId, coderId, startedAt } = schedule;
  if (isGoingOn(schedule, now)) return "going-on";
  const other = uid === learnerId ? coderId : learnerId;
  if (other === null || other === DELETED_ACCOUNT.uid) return "removed";
  if (startedAt !== null || isOver(schedule, now)) return "kept";
  return uid === learnerId ? "removed" : "handed-back";
}
