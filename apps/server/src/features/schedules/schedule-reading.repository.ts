/** Schedules as they cross the wire, with the names and photos of both participants. */
import type { Schedule } from "@codetale/contract/schedules";
import { toTimestamp } from "@codetale/contract/values";
import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/database";
import { profiles } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";

const learner = alias(profiles, "learner");
const coder = alias(profiles, "coder");

const columns = {
  id: schedules.id,
  learnerId: schedules.learnerId,
  coderId: schedules.coderId,
  startsAt: schedules.startsAt,
  endsAt: schedules.endsAt,
  timeZone: schedules.timeZone,
  difficulty: schedules.difficulty,
  language: schedules.language,
  numberOfQuestions: schedules.numberOfQuestions,
  company: schedules.company,
  mode: schedules.mode,
  otherRequests: schedules.otherRequests,
  paidAt: schedules.paidAt,
  startedAt: schedules.startedAt,
  completedAt: schedules.completedAt,
  createdAt: schedules.createdAt,
  learnerName: learner.name,
  learnerPhotoId: learner.photoId,
  coderName: coder.name,
  coderPhotoId: coder.photoId,
};

export function selectSchedules(db: Database) {
  return db
    .select(columns)
    .from(schedules)
    .leftJoin(learner, and(eq(learner.uid, schedules.learnerId), eq(learner.person, "user")))
    .leftJoin(coder, and(eq(coder.uid, schedules.coderId), eq(coder.person, "coder")))
    .$dynamic();
}

export type ScheduleRow = Awaited<ReturnType<typeof selectSchedules>>[number];

export function toSchedule(row: ScheduleRow): Schedule {
  return {
    id: row.id,
    scheduleID: row.id,
    startTimestamp: toTimestamp(row.startsAt),
    endTimestamp: toTimestamp(row.endsAt),
    createdAt: toTimestamp(row.createdAt),
    timeZone: row.timeZone,
    difficulty: row.difficulty as Schedule["difficulty"],
    language: row.language as Schedule["language"],
    numberOfQuestions: row.numberOfQuestions,
    company: row.company,
    onCampus: row.mode as Schedule["onCampus"],
    coder_assigned:
      row.coderId === null ? null : profile(row.coderId, row.coderName, row.coderPhotoId),
    started: row.startedAt !== null,
    completed: row.completedAt !== null,
    subscribers: [
      {
        ...profile(row.learnerId, row.learnerName, row.learnerPhotoId),
        paymentStatus: row.paidAt === null ? "Unpaid" : "Paid",
        otherRequests: row.otherRequests,
      },
    ],
  };
}

function profile(uid: string, name: string | null, photoId: string | null) {
  return { uid, name: name ?? "", photoURL: photoId && `/photos/${photoId}` };
}
