/** A coder takes an open schedule. */
import { refuseJoin, type JoinFacts } from "@codetale/domain/schedules/join";
import type { Clock, EpochMs } from "@codetale/domain/time";
import { requirePerson, requireSelf } from "#core/access";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";

export interface Joined {
  id: string;
  learnerId: string;
}

export interface JoiningRepository {
  /**
   * Gives the schedule to the coder if it may still be joined at `now`; of any number who try,
   * one succeeds.
   *
   * @returns null when it may not, `"overlaps"` when the coder holds another session at that time
   */
  assign(scheduleId: string, coderId: string, now: EpochMs): Promise<Joined | "overlaps" | null>;
  findFacts(scheduleId: string): Promise<JoinFacts | null>;
}

export interface JoiningDeps {
  schedules: JoiningRepository;
  live: Pick<LiveEvents, "toAccounts" | "toCoders">;
  clock: Clock;
}

export function createJoining({ schedules, live, clock }: JoiningDeps) {
  return {
    /**
     * Joins a schedule; joining again what one already holds changes nothing.
     *
     * @throws AppError `access/wrong-person`, `access/denied`, `schedule/unknown` or a `JoinRefusal`
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

  /** Says why the schedule could not be joined, unless it is because the actor holds it already. */
  async function requireHeld(actor: Actor, scheduleId: string, now: EpochMs): Promise<void> {
    const facts = await schedules.findFacts(scheduleId);
    if (!facts) throw new AppError("schedule/unknown");
    if (facts.coderId === actor.uid) return;
    // Without a reason it became free in between, by a payment: the next try will have it.
    throw new AppError(refuseJoin(facts, actor.uid, now) ?? "server/busy");
  }
}
