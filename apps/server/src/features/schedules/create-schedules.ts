/** Creates the repositories and services of the schedules feature. */
import type { ScheduleView } from "@codetale/contract/operator/people";
import type { Actor } from "#core/access/actor";
import { findTitles } from "./schedule-titles.repository.ts";
import type { Database } from "#platform/db/database";
import { createArrivals } from "./arrivals.service.ts";
import { createBooking } from "./booking.service.ts";
import { createJoiningRepository } from "./joining/joining.repository.ts";
import { createJoining } from "./joining/joining.service.ts";
import { createListingRepository } from "./listing/listing.repository.ts";
import { createListing } from "./listing/listing.service.ts";
import { listForOperators } from "./listing/operator-listing.repository.ts";
import { createPayingRepository } from "./paying.repository.ts";
import { createRunning } from "./running.service.ts";
import type { ScheduleEvents } from "./schedule-events.ts";
import type { SchedulesContext } from "./schedules-context.ts";
import {
  createScheduleRepository,
  mayMeet,
  type ChatsOfSchedules,
} from "./schedules.repository.ts";
import { createWaysOutRepository, type Refunds } from "./ways-out.repository.ts";
import { createWaysOut } from "./ways-out.service.ts";

export interface SchedulesDeps extends Pick<SchedulesContext, "live" | "clock"> {
  db: Database;
  chats: ChatsOfSchedules;
  events: ScheduleEvents;
  refunds: Refunds;
}

export type Schedules = ReturnType<typeof createSchedules>;

export function createSchedules(deps: SchedulesDeps) {
  const { db, chats, events, refunds, live, clock } = deps;
  const schedules = createScheduleRepository(db, chats, events);
  const waysOut = createWaysOutRepository(db, events, refunds);
  const joinings = createJoiningRepository(db, events);
  const lists = createListingRepository(db);
  const context = { schedules, waysOut, joinings, lists, live, clock };
  return {
    ...createBooking(context),
    ...createListing(context),
    ...createJoining(context),
    ...createRunning(context),
    ...createArrivals(context),
    ...createWaysOut(context),
    /**
     * What the domain's rules read of a schedule, without an access check; null when there is none.
     */
    findFacts: schedules.findFacts,
    /** For the list of conversations. */
    findTitles: (scheduleIds: readonly string[]) => findTitles(db, scheduleIds),
    mayMeet: (viewer: Actor, otherUid: string) => mayMeet(db, viewer, otherUid, clock.now()),
    /** For the operator's screen. */
    listForOperators: (view: ScheduleView, most: number) =>
      listForOperators(db, view, clock.now(), most),
    /** For the payments feature. */
    payable: createPayingRepository(db, events, refunds),
  };
}
