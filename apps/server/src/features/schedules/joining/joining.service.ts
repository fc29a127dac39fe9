/** A coder joins an open schedule. */
import { refuseJoin } from "@codetale/domain/schedules/join";
import { requirePerson, requireSelf, type Actor } from "#core/access/actor";
import { createBatchQueue } from "#core/concurrency/batch-queue";
import { AppError } from "#core/errors/app-error";
import { isUuid } from "#core/uuid";
import type { Joining, JoiningOutcome } from "./joining.repository.ts";
import type { SchedulesContext } from "../schedules-context.ts";

export function createJoining({ schedules, joinings, live, clock }: SchedulesContext) {
  const batches = createBatchQueue<Joining, JoiningOutcome>({
    lanes: 2,
    most: 100,
    waiting: 5_000,
    roomOf: ({ scheduleId }) => scheduleId,
    // So that none of a batch overlaps another of it.
    identityOf: ({ coderId }) => coderId,
    refuse: () => new AppError("server/busy"),
    async run(batch) {
      const outcomes = await joinings.assign(batch);
      publish(batch, outcomes);
      return outcomes;
    },
  });

  function publish(batch: readonly Joining[], outcomes: readonly JoiningOutcome[]): void {
    let isAnyJoined = false;
    for (const [index, { scheduleId, coderId }] of batch.entries()) {
      const outcome = outcomes[index];
      if (!outcome || outcome === "overlaps") continue;
      live.toAccounts([outcome.learnerId, coderId], "schedule:changed", { scheduleId });
      isAnyJoined = true;
    }
    if (isAnyJoined) live.toCoders("open-schedules:changed");
  }

  return {
    /**
     * Joins a schedule; joining one's own again changes nothing.
     *
     * @throws AppError `access/wrong-person`, `access/denied`, `schedule/unknown`, `server/busy` or a
     *   `JoinRefusal`
     */
    async join(actor: Actor, { scheduleId, userId }: { scheduleId: string; userId: string }) {
      requirePerson(actor, "coder");
      requireSelf(actor, userId);
      if (!isUuid(scheduleId)) throw new AppError("schedule/unknown");
      const joining = { scheduleId: scheduleId.toLowerCase(), coderId: actor.uid, at: clock.now() };

      const outcome = await batches.add(joining);
      if (outcome === "overlaps") throw new AppError("schedule/overlaps");
      if (outcome === null) await requireHeld(joining);
    },
  };

  /** @throws AppError with the reason for the refusal, unless the coder has joined it already */
  async function requireHeld({ scheduleId, coderId, at }: Joining): Promise<void> {
    const facts = await schedules.findFacts(scheduleId);
    if (!facts) throw new AppError("schedule/unknown");
    if (facts.coderId === coderId) return;
    const refusal = refuseJoin(facts, coderId, at);
    if (refusal !== null) throw new AppError(refusal);
    // It is in no list while its learner cannot come.
    if (await schedules.isDisabled(facts.learnerId)) throw new AppError("schedule/unknown");
    // No reason any more: it became open in between, by a payment, so a retry will succeed.
    throw new AppError("server/busy");
  }
}
