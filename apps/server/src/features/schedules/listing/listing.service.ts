/** Use cases that read schedules: the actor's own, and those that coders may join. */
import type {
  listLearnerSchedules,
  listOpenSchedules,
  Schedule,
} from "@codetale/contract/schedules";
import type { PublicProfile } from "@codetale/contract/values";
import { bookingProblemText } from "@codetale/domain/schedules/wording";
import { dayBounds, isTimeZone } from "@codetale/domain/wall-clock";
import type { z } from "zod";
import { requirePerson, requireSelf, type Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { SchedulesContext } from "../schedules-context.ts";

type OwnSchedules = z.infer<typeof listLearnerSchedules.body>;

export function createListing({ lists, clock }: SchedulesContext) {
  return {
    /** @throws AppError `access/denied` */
    async listForLearner(actor: Actor, { userId, completed }: OwnSchedules): Promise<Schedule[]> {
      requireSelf(actor, userId);
      return lists.listOwn("user", actor.uid, completed, clock.now());
    },

    /** @throws AppError `access/wrong-person`, `access/denied` */
    async listForCoder(actor: Actor, { userId, completed }: OwnSchedules): Promise<Schedule[]> {
      requirePerson(actor, "coder");
      requireSelf(actor, userId);
      return lists.listOwn("coder", actor.uid, completed, clock.now());
    },

    /**
     * Schedules that the coder may join: all, those that start on some days in a time zone, or one.
     *
     * @throws AppError `access/wrong-person`, `access/denied`, `request/invalid`
     */
    async listOpen(
      actor: Actor,
      { userId, day, days, timeZone, scheduleId }: z.infer<typeof listOpenSchedules.body>,
    ) {
      requirePerson(actor, "coder");
      requireSelf(actor, userId);
      if (!isTimeZone(timeZone)) throw unknownZone();
      if (scheduleId !== undefined) {
        const one = await lists.findOpen(actor.uid, clock.now(), scheduleId);
        return { filteredSchedule: one, isMore: false };
      }
      const within = day === undefined ? null : dayBounds(day, timeZone, days);
      return lists.listOpen(actor.uid, clock.now(), within);
    },

    /**
     * A schedule in which the actor participates, in either role; null when there is none with that
     * id.
     */
    async findFor(actor: Pick<Actor, "uid">, scheduleId: string): Promise<Schedule | null> {
      return lists.findFor(actor.uid, scheduleId);
    },

    /** A coder who has joined a session of the learner's, in whichever role that is signed in. */
    findCoderOf(learner: Pick<Actor, "uid">, coderUid: string): Promise<PublicProfile | null> {
      return lists.findCoderOf(learner.uid, coderUid);
    },
  };
}

function unknownZone(): AppError {
  const message = bookingProblemText["unknown-zone"];
  return new AppError("request/invalid", { message, errors: [{ path: "timeZone", message }] });
}
