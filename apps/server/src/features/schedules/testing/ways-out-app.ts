/** A learner's session with a coder, and what both may do with it. */
import {
  cancelSchedule,
  joinSchedule,
  leaveSchedule,
  listOpenSchedules,
  moveSchedule,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aCoder, aLearner, send } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { openSchedulesApp } from "./open-schedules-app.ts";

/** When the session begins. */
export const START = at("10:00");

export type WaysOutApp = Awaited<ReturnType<typeof openWaysOutApp>>;

export async function openWaysOutApp() {
  const world = await openSchedulesApp();
  let lena: Actor;
  let cody: Actor;
  return {
    ...world,

    /** It is two days before the start, nothing has happened, and Lena and Cody are new. */
    async begin() {
      world.clock.set(START - 48 * HOUR_MS);
      world.live.events.length = 0;
      world.events.noted.length = 0;
      world.refunds.owed.length = 0;
      lena = aLearner((await insertLearner(world.db)).uid);
      cody = aCoder((await insertCoder(world.db)).uid);
      return { lena, cody };
    },

    /** Lena's, paid, with Cody, from 10:00 to 11:00. */
    async insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
      const times = { startsAt: START, endsAt: START + HOUR_MS };
      const schedule = { learnerId: lena.uid, coderId: cody.uid, ...times, ...facts };
      return (await insertSchedule(world.db, schedule)).id;
    },

    cancel(as: Actor, body: { scheduleId: string; reason?: string; refund?: string }) {
      return send(world.app, cancelSchedule, { as, body });
    },

    leave(as: Actor, body: { scheduleId: string; reason: string }) {
      return send(world.app, leaveSchedule, { as, body });
    },

    /** Over midnight, unless a test says otherwise. */
    move(as: Actor, body: { scheduleId: string } & Record<string, string>) {
      const times = { day: "2026-03-05", startTime: "22:30", endTime: "00:00" };
      return send(world.app, moveSchedule, {
        as,
        body: { ...times, timeZone: "Europe/London", ...body },
      });
    },

    join(as: Actor, scheduleId: string) {
      return send(world.app, joinSchedule, { as, body: { scheduleId, userId: as.uid } });
    },

    async openTo(as: Actor): Promise<{ id: string }[]> {
      const body = { userId: as.uid, timeZone: "UTC" };
      const response = await send(world.app, listOpenSchedules, { as, body });
      return response.json<{ filteredSchedule: { id: string }[] }>().filteredSchedule;
    },

    async rowOf(id: string) {
      const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
      return row;
    },
  };
}

export function reasonOf(response: Awaited<ReturnType<typeof send>>): string | undefined {
  return response.json<{ reason?: string }>().reason;
}
