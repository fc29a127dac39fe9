/** Starting and exiting the test of a schedule. */
import type { Schedule } from "@codetale/contract/schedules";
import { refuseEnter, refuseExit } from "@codetale/domain/schedules/display-state";
import type { JoinFacts } from "@codetale/domain/schedules/join";
import type { EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { SchedulesContext } from "./schedules-context.ts";
import type { ParticipantIds } from "./schedules.repository.ts";

export function createRunning({ schedules, lists, live, clock }: SchedulesContext) {
  return {
    /**
     * Starts or continues the test, for either participant; only the first start is recorded.
     *
     * @throws AppError `schedule/unknown` or an `EnterRefusal`
     */
    async start(actor: Actor, scheduleId: string): Promise<Schedule> {
      const now = clock.now();
      const facts = await findFacts(actor, scheduleId);
      requireEnter(facts, now);
      const started =
        facts.startedAt === null && (await schedules.start(scheduleId, actor.uid, now));
      if (started) announce(started);
      else {
        // Where a parallel call started the test first, it may even be over by now.
        if (facts.startedAt === null) requireEnter(await findFacts(actor, scheduleId), now);
        await schedules.enter(scheduleId, actor.uid, now);
      }
      return findWhole(actor, scheduleId);
    },

    /**
     * Completes the test, for its coder; repeating the call changes nothing.
     *
     * @throws AppError `schedule/unknown`, `access/wrong-person` or an `ExitRefusal`
     */
    async exit(actor: Actor, scheduleId: string): Promise<Schedule> {
      const facts = await findFacts(actor, scheduleId);
      if (actor.person !== "coder" || facts.coderId !== actor.uid) {
        throw new AppError("access/wrong-person");
      }
      const refusal = refuseExit(facts);
      if (refusal) throw new AppError(refusal);
      const completed = await schedules.complete(scheduleId, clock.now());
      if (completed) announce(completed);
      return findWhole(actor, scheduleId);
    },
  };

  async function findFacts(actor: Actor, scheduleId: string) {
    const facts = await schedules.findFactsFor(actor.uid, scheduleId);
    if (!facts) throw new AppError("schedule/unknown");
    return facts;
  }

  async function findWhole(actor: Actor, scheduleId: string): Promise<Schedule> {
    const schedule = await lists.findFor(actor.uid, scheduleId);
    if (!schedule) throw new AppError("schedule/unknown");
    return schedule;
  }

  function announce({ id, learnerId, coderId }: ParticipantIds): void {
    live.toAccounts([learnerId, coderId], "schedule:changed", { scheduleId: id });
  }
}

function requireEnter(facts: JoinFacts, now: EpochMs): void {
  const refusal = refuseEnter(facts, now);
  if (refusal) throw new AppError(refusal);
}
