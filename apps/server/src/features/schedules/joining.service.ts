/** A coder joins an open schedule. */
import { refuseJoin } from "@codetale/domain/schedules/join";
import type { EpochMs } from "@codetale/domain/time";
import { requirePerson, requireSelf, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { SchedulesContext } from "./schedules-context.ts";

export function createJoining({ schedules, live, clock }: SchedulesContext) {
  return {
    /**
     * Joins a schedule; joining one's own again changes nothing.
     *
     * @throws AppError `access/wrong-person`, `access/denied`, `schedule/unknown` or a
     *   `JoinRefusal`
     */
    async join(actor: Actor, { scheduleId, userId }: { scheduleId: string; userId: string }) {
      requirePerson(actor, "coder");
      requireSelf(actor, userId);
      const now = clock.now();

      const joined = await schedules.assign(scheduleId, actor.uid, now);
      if (joined === "overlaps") throw new AppError("schedule/overlaps");
      if (joined === null) return requireHeld(actor, scheduleId, now);
      live.toAccounts([joined.learnerId, actor.uid], "schedule:changed", { scheduleId: joined.id });
      live.toCoders("open-schedules:changed");
    },
  };

  /** @throws AppError with the reason for the refusal, unless the actor has joined it already */
  async function requireHeld(actor: Actor, scheduleId: string, now: EpochMs): Promise<void> {
    const facts = await schedules.findFacts(scheduleId);
    if (!facts) throw new AppError("schedule/unknown");
    if (facts.coderId === actor.uid) return;
    // No reason any more: it became open in between, by a payment, so a retry will succeed.
    throw new AppError(refuseJoin(facts, actor.uid, now) ?? "server/busy");
  }
}
