/** Use cases that read schedules: the actor's own, and those that coders may join. */
import type { Schedule } from "@codetale/contract/schedules";
import { bookingProblemText } from "@codetale/domain/schedules/wording";
import type { Clock } from "@codetale/domain/time";
import { dayBounds, isTimeZone } from "@codetale/domain/wall-clock";
import { requirePerson, requireSelf } from "#core/access";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { ListingRepository } from "./listing.repository.ts";

export interface ListingDeps {
  schedules: ListingRepository;
  clock: Clock;
}

interface OwnSchedules {
  userId: string;
  completed: boolean;
}

interface OpenSchedules {
  userId: string;
  day?: string | undefined;
  timeZone: string;
}

export function createListing({ schedules, clock }: ListingDeps) {
  return {
    /** @throws AppError `access/denied` */
    async listForLearner(actor: Actor, { userId, completed }: OwnSchedules): Promise<Schedule[]> {
      requireSelf(actor, userId);
      return schedules.listForLearner(actor.uid, completed, clock.now());
    },

    /** @throws AppError `access/wrong-person`, `access/denied` */
    async listForCoder(actor: Actor, { userId, completed }: OwnSchedules): Promise<Schedule[]> {
      requirePerson(actor, "coder");
      requireSelf(actor, userId);
      return schedules.listForCoder(actor.uid, completed, clock.now());
    },

    /**
     * Schedules that the coder may join: all, or those that start on one day in a time zone.
     *
     * @throws AppError `access/wrong-person`, `access/denied`, `request/invalid`
     */
    async listOpen(actor: Actor, { userId, day, timeZone }: OpenSchedules): Promise<Schedule[]> {
      requirePerson(actor, "coder");
      requireSelf(actor, userId);
      if (!isTimeZone(timeZone)) throw unknownZone();
      const within = day === undefined ? null : dayBounds(day, timeZone);
      return schedules.listOpen(actor.uid, clock.now(), within);
    },

    /**
     * A schedule in which the actor participates, in either role; null when there is none with that
     * id.
     */
    async findFor(actor: Pick<Actor, "uid">, scheduleId: string): Promise<Schedule | null> {
      return schedules.findFor(actor.uid, scheduleId);
    },
  };
}

function unknownZone(): AppError {
  const message = bookingProblemText["unknown-zone"];
  return new AppError("request/invalid", { message, errors: [{ path: "timeZone", message }] });
}
