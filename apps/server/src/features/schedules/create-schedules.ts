/** Creates the repositories and services of the schedules feature. */
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import type { LiveEvents } from "#core/live-events";
import type { Database } from "#platform/db/database";
import { createBookingRepository } from "./booking.repository.ts";
import { createBooking } from "./booking.service.ts";
import { createJoining } from "./joining.service.ts";
import { createListingRepository } from "./listing.repository.ts";
import { createListing } from "./listing.service.ts";
import { createMeetingRepository } from "./meeting.repository.ts";
import { createPayableRepository } from "./payable.repository.ts";
import { createRunning } from "./running.service.ts";
import { createScheduleRepository, type ChatsOfSchedules } from "./schedules.repository.ts";

export interface SchedulesDeps {
  db: Database;
  chats: ChatsOfSchedules;
  live: LiveEvents;
  clock: Clock;
}

export type Schedules = ReturnType<typeof createSchedules>;

export function createSchedules({ db, chats, live, clock }: SchedulesDeps) {
  const listing = createListingRepository(db);
  const meeting = createMeetingRepository(db);
  const schedules = createScheduleRepository(db, chats);
  return {
    ...createBooking({ schedules: createBookingRepository(db), live, clock }),
    ...createListing({ schedules: listing, clock }),
    ...createJoining({ schedules, live, clock }),
    ...createRunning({ schedules: { ...schedules, findFor: listing.findFor }, live, clock }),
    /**
     * What the domain's rules read of a schedule, without an access check; null when there is none.
     */
    findFacts: schedules.findFacts,
    mayMeet: (viewer: Actor, otherUid: string) => meeting.mayMeet(viewer, otherUid, clock.now()),
    /** For the payments feature. */
    payable: createPayableRepository(db),
  };
}
