import type { Clock } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { RecordedLiveEvents } from "#testing/live-events";
import { createSchedules } from "../../schedules/create-schedules.ts";
import type { ScheduleEvent } from "../../schedules/schedule-events.ts";
import type { ChatDeps } from "../chat-context.ts";

/**
 * What `app.ts` hands to chat of the schedules feature.
 *
 * @param noted takes what is told of schedules
 */
export function schedulesFor(
  db: Database,
  clock: Clock,
  noted: ScheduleEvent[] = [],
): Pick<ChatDeps, "findSchedule" | "findScheduleFacts" | "findScheduleTitles" | "noteArrival"> {
  const chats = { open: async () => {}, close: async () => {} };
  const events = { note: async (_tx: Database, event: ScheduleEvent) => void noted.push(event) };
  const refunds = { add: async () => {}, wake: () => {} };
  const live = new RecordedLiveEvents();
  const schedules = createSchedules({ db, chats, events, refunds, live, clock });
  return {
    findSchedule: schedules.findFor,
    findScheduleFacts: schedules.findFacts,
    findScheduleTitles: schedules.findTitles,
    noteArrival: schedules.noteArrival,
  };
}
