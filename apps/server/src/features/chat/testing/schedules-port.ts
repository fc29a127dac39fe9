/** What the schedules feature hands to chat, read straight from its table. */
import type { Schedule } from "@codetale/contract/schedules";
import { toTimestamp } from "@codetale/contract/values";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import type { ChatDeps } from "../create-chat.ts";

export function findScheduleFacts(db: Database): ChatDeps["findScheduleFacts"] {
  return async (scheduleId) => {
    const [row = null] = await db.select().from(schedules).where(eq(schedules.id, scheduleId));
    return row;
  };
}

export function findSchedule(db: Database): ChatDeps["findSchedule"] {
  return async (actor, scheduleId) => {
    const row = await findScheduleFacts(db)(scheduleId);
    const isTheirs = actor.uid === row?.learnerId || actor.uid === row?.coderId;
    return row && isTheirs ? onTheWire(scheduleId, row.startsAt, row.endsAt) : null;
  };
}

function onTheWire(id: string, startsAt: number, endsAt: number): Schedule {
  return {
    id,
    scheduleID: id,
    startTimestamp: toTimestamp(startsAt),
    endTimestamp: toTimestamp(endsAt),
    createdAt: toTimestamp(0),
    timeZone: "UTC",
    difficulty: "Medium",
    language: "Python",
    numberOfQuestions: 2,
    company: "Acme",
    onCampus: "Practice",
    coder_assigned: null,
    started: true,
    completed: false,
    subscribers: [],
  };
}
