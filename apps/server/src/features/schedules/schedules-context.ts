/** What the services of schedules share. */
import type { Clock } from "@codetale/domain/time";
import type { LiveEvents } from "#core/ports/live-events";
import type { JoiningRepository } from "./joining/joining.repository.ts";
import type { ListingRepository } from "./listing/listing.repository.ts";
import type { ScheduleRepository } from "./schedules.repository.ts";
import type { WaysOutRepository } from "./ways-out.repository.ts";

export interface SchedulesContext {
  schedules: ScheduleRepository;
  waysOut: WaysOutRepository;
  joinings: JoiningRepository;
  lists: ListingRepository;
  live: LiveEvents;
  clock: Clock;
}
