import type { Clock } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { RecordedLiveEvents } from "#testing/live-events";
import { createSchedules } from "../../schedules/create-schedules.ts";
import type { ChatDeps } from "../chat-context.ts";

/** What `app.ts` hands to chat of the schedules feature. */
export function schedulesFor(
  db: Database,
  clock: Clock,
): Pick<ChatDeps, "findSchedule" | "findScheduleFacts" | "findScheduleTitles"> {
  const chats = { open: async () => {}, close: async () => {} };
  const events = { note: async () => {} };
  const refunds = { add: async () => {}, wake: () => {} };
  const live = new RecordedLiveEvents();
  const schedules = createSchedules({ db, chats, events, refunds, live, clock });
  return {
    findSchedule: schedules.findFor,
    findScheduleFacts: schedules.findFacts,
    findScheduleTitles: schedules.findTitles,
  };
}
