/** Schedules with the names and photos of both participants. */
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/database";
import { profiles } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import { scheduleColumns } from "./schedule-columns.repository.ts";

const learner = alias(profiles, "learner");
const coder = alias(profiles, "coder");

export function selectSchedules(db: Database) {
  return db
    .select({
      ...scheduleColumns,
      learnerName: learner.name,
      learnerPhotoId: learner.photoId,
      coderName: coder.name,
      coderPhotoId: coder.photoId,
    })
    .from(schedules)
    .leftJoin(learner, and(eq(learner.uid, schedules.learnerId), eq(learner.person, "user")))
    .leftJoin(coder, and(eq(coder.uid, schedules.coderId), eq(coder.person, "coder")))
    .$dynamic();
}
