/** Cancelling, moving and handing back a session, and what becomes of one that no coder took. */
import type { cancelSchedule, leaveSchedule, moveSchedule } from "@codetale/contract/schedules";
import {
  refundAt,
  refuseCancel,
  refuseHandBack,
  refuseMove,
  type Refund,
} from "@codetale/domain/schedules/cancelling";
import type { z } from "zod";
import { requirePerson, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { requireBookable } from "./booked-times.ts";
import type { FoundFacts } from "./schedule-facts.repository.ts";
import type { SchedulesContext } from "./schedules-context.ts";

/** How often a change is decided anew because the schedule was changed in between. */
const MOST_TRIES = 5;
/** Largest number of schedules that a job reads at once. */
const FOUND_AT_ONCE = 100;

export function createWaysOut({ schedules, waysOut, lists, live, clock }: SchedulesContext) {
  return {
    cancel,
    leave,

    /**
     * Moves a session of the learner to times that may be booked. Its coder is free again, because
     * the new times were never asked of them. Moving it to where it is changes nothing.
     *
     * @throws AppError `access/wrong-person`, `schedule/unknown`, `request/invalid`,
     *   `booking/overlaps`, `server/busy` or a `MoveRefusal`
     */
    async move(actor: Actor, { scheduleId, ...wanted }: z.infer<typeof moveSchedule.body>) {
      requirePerson(actor, "user");
      await decide(async () => {
        const now = clock.now();
        const facts = await findBooked(actor, scheduleId);
        const times = requireBookable(wanted, now);
        const { startsAt, endsAt } = facts;
        if (times.startsAt === startsAt && times.endsAt === endsAt) return "done";
        refuse(refuseMove(facts, now));
        const moved = await waysOut.move(facts, { ...times, timeZone: wanted.timeZone }, now);
        if (moved === "overlaps") throw new AppError("booking/overlaps");
        if (moved === "moved") announce(facts);
        return moved === "moved" ? "done" : null;
      });
      const schedule = await lists.findFor(actor.uid, scheduleId);
      if (!schedule) throw new AppError("schedule/unknown");
      return schedule;
    },

    /** Cancels what has come to its start without a coder, and gives back what was paid. */
    async closeUntaken(): Promise<void> {
      let found: FoundFacts[];
      do {
        const at = clock.now();
        found = await waysOut.findUntaken(at, FOUND_AT_ONCE);
        for (const facts of found) {
          const by = facts.isPaid ? "no-coder" : "unpaid";
          const refund = refundAt(facts, at);
          if (await waysOut.cancel(facts, { by, reason: "", refund, at })) announce(facts);
        }
      } while (found.length === FOUND_AT_ONCE);
    },

    /**
     * Hands back the sessions ahead of coders who cannot come: those whose accounts are disabled, or one
     * account whose invitation was revoked. Enabling or inviting it again gives none of them back.
     */
    async handBackUnattended(revokedCoder: string | null = null): Promise<void> {
      let found: FoundFacts[];
      do {
        const at = clock.now();
        found = await schedules.findUnattended(revokedCoder, at, FOUND_AT_ONCE);
        for (const facts of found) {
          if (await waysOut.handBack(facts, { reason: "", at })) announce(facts);
        }
      } while (found.length === FOUND_AT_ONCE);
    },
  };

  /**
   * Cancels a session for its learner; for its coder it is handed back. Cancelling again changes
   * nothing.
   *
   * @returns what the learner gets back
   * @throws AppError `access/wrong-person`, `schedule/unknown`, `schedule/refund-changed`,
   *   `server/busy`, a `WayOutRefusal` or a `HandBackRefusal`
   */
  async function cancel(
    actor: Actor,
    { scheduleId, reason, refund: expected }: z.infer<typeof cancelSchedule.body>,
  ): Promise<Refund> {
    if (actor.person === "coder") {
      await leave(actor, { scheduleId, reason });
      return "none";
    }
    return decide(async () => {
      const at = clock.now();
      const facts = await findBooked(actor, scheduleId);
      if (facts.cancelledBy === "learner") return facts.refund;
      refuse(refuseCancel(facts, at));
      const refund = refundAt(facts, at);
      if (expected !== undefined && expected !== refund) {
        throw new AppError("schedule/refund-changed");
      }
      if (!(await waysOut.cancel(facts, { by: "learner", reason, refund, at }))) return null;
      announce(facts);
      return refund;
    });
  }

  /**
   * Hands a session back for its coder; handing it back again changes nothing.
   *
   * @throws AppError `access/wrong-person`, `schedule/unknown`, `server/busy` or a
   *   `HandBackRefusal`
   */
  async function leave(
    actor: Actor,
    { scheduleId, reason }: z.infer<typeof leaveSchedule.body>,
  ): Promise<void> {
    requirePerson(actor, "coder");
    await decide(async () => {
      const at = clock.now();
      const facts = await schedules.findFacts(scheduleId);
      if (facts?.coderId !== actor.uid) {
        if (facts?.leftCoderId === actor.uid) return "done";
        throw new AppError("schedule/unknown");
      }
      refuse(refuseHandBack(facts, reason, at));
      if (!(await waysOut.handBack(facts, { reason, at }))) return null;
      announce(facts);
      return "done";
    });
  }

  async function findBooked(actor: Actor, scheduleId: string): Promise<FoundFacts> {
    const facts = await schedules.findFactsFor(actor.uid, scheduleId);
    if (!facts) throw new AppError("schedule/unknown");
    if (facts.learnerId !== actor.uid) throw new AppError("access/wrong-person");
    return facts;
  }

  /** @param facts from before the change, so that a coder who was freed is told as well */
  function announce({ id: scheduleId, learnerId, coderId }: FoundFacts): void {
    const participants = coderId === null ? [learnerId] : [learnerId, coderId];
    live.toAccounts(participants, "schedule:changed", { scheduleId });
    live.toCoders("open-schedules:changed");
  }
}

/** @param attempt returns null when the schedule was changed between reading and writing */
async function decide<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const decided = await attempt();
    if (decided !== null) return decided;
  }
  throw new AppError("server/busy");
}

function refuse(refusal: ConstructorParameters<typeof AppError>[0] | null): void {
  if (refusal) throw new AppError(refusal);
}
