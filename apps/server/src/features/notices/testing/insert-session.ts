import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import type { NoticesApp } from "./open-notices-app.ts";

/** Lena's session with Cody, of an hour from 10:00 where `facts` say nothing else. @returns its id */
export async function insertSession(
  { db }: Pick<NoticesApp, "db">,
  { lena, cody }: Record<"lena" | "cody", Actor>,
  facts: Partial<InsertedSchedule>,
): Promise<string> {
  const startsAt = facts.startsAt ?? at("10:00");
  const times = { startsAt, endsAt: startsAt + HOUR_MS };
  const schedule = { learnerId: lena.uid, coderId: cody.uid, ...times, ...facts };
  return (await insertSchedule(db, schedule)).id;
}
