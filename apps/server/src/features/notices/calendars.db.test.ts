/** Calendar files, read by a library other than the one that writes them. */
import { scheduleCalendar } from "@codetale/contract/notices";
import {
  cancelSchedule,
  joinSchedule,
  leaveSchedule,
  moveSchedule,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder } from "#testing/accounts";
import { aCoder, send } from "#testing/http";
import type { InsertedSchedule } from "#testing/schedules";
import { insertSession } from "./testing/insert-session.ts";
import { openNoticesApp, type NoticesApp } from "./testing/open-notices-app.ts";
import { readCalendar } from "./testing/read-calendar.ts";

let world: NoticesApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openNoticesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(at("09:00"));
  ({ lena, cody } = await world.nextPair());
});

describe("[NOTE-2] the calendar file of a session", () => {
  it("says what, when, with whom and where", async () => {
    const id = await insert({ language: "C++", difficulty: "Hard", numberOfQuestions: 3 });
    const response = await download(lena, id);

    expect(response.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(response.headers["content-disposition"]).toContain("session.ics");
    expect(readCalendar(response.body)).toEqual({
      method: "PUBLISH",
      events: [
        {
          uid: `${id}@codetale`,
          sequence: 0,
          status: "CONFIRMED",
          startsAt: at("10:00"),
          endsAt: at("11:00"),
          summary: "Codetale session with Cody",
          description: `C++, Hard, 3 questions\nhttps://codetale.example/schedule_chat?scheduleId=${id}`,
          attendee: null,
        },
      ],
    });
  });

  it("is each participant's, and no one else's", async () => {
    const id = await insert();
    const other = aCoder((await insertCoder(world.db)).uid);

    const [event] = readCalendar((await download(cody, id)).body).events;
    expect(event?.summary).toBe("Codetale session with Lena");
    expect((await download(other, id)).json()).toMatchObject({ reason: "schedule/unknown" });
    expect((await download(lena, "no-id")).statusCode).toBe(404);
    expect((await download(null, id)).statusCode).toBe(401);
  });

  it("keeps its UID while its SEQUENCE rises, and says that it is cancelled or not fixed", async () => {
    const id = await insert({ coderId: null });
    const uid = `${id}@codetale`;
    expect(await eventOf(lena, id)).toMatchObject({ uid, sequence: 0, status: "TENTATIVE" });
    await change(id, { startsAt: at("12:00"), endsAt: at("13:00"), revision: 1 });
    expect(await eventOf(lena, id)).toMatchObject({ uid, sequence: 1, startsAt: at("12:00") });
    const by = { cancelledBy: "learner", refund: "none" } as const;
    await change(id, { cancelledAt: at("09:00"), ...by, revision: 2 });
    expect(await eventOf(lena, id)).toMatchObject({ uid, sequence: 2, status: "CANCELLED" });
  });

  it("is in every mail of a change: asked in, and out again by CANCEL with a higher SEQUENCE", async () => {
    const id = await insert({ coderId: null });
    await join(id);
    await world.jobs.runAll();
    const asked = world.mails.map(({ to, calendar }) => ({
      to,
      method: calendar?.method,
      file: readCalendar(calendar?.content ?? ""),
    }));
    expect(asked).toHaveLength(2);
    for (const { to, method, file } of asked) {
      expect([method, file.method]).toEqual(["REQUEST", "REQUEST"]);
      expect(file.events).toMatchObject([{ uid: `${id}@codetale`, sequence: 1, attendee: to }]);
    }

    world.mails.length = 0;
    const by = { cancelledBy: "learner", refund: "money" } as const;
    await change(id, { cancelledAt: at("09:00"), ...by, revision: 2 });
    await world.db.transaction((tx) =>
      world.notices.events.note(tx, {
        kind: "cancelled",
        scheduleId: id,
        by: lena.uid,
        at: at("09:00"),
      }),
    );
    await world.jobs.runAll();
    expect(world.mails).toHaveLength(2);
    for (const { calendar } of world.mails) {
      expect(calendar?.method).toBe("CANCEL");
      expect(readCalendar(calendar?.content ?? "")).toMatchObject({
        method: "CANCEL",
        events: [{ uid: `${id}@codetale`, sequence: 2, status: "CANCELLED" }],
      });
    }
  });

  it("is asked in again with a higher SEQUENCE where its coder joins anew after leaving", async () => {
    const id = await insert({ startsAt: at("10:00") + 3 * DAY_MS });
    await send(world.app, leaveSchedule, { as: cody, body: { scheduleId: id, reason: "" } });
    await world.jobs.runAll();
    await join(id);
    await join(id);
    await world.jobs.runAll();

    const toCody = world.mails.filter(({ to }) => to.startsWith(cody.uid));
    const sent = toCody.map(({ calendar }) => {
      const [event] = readCalendar(calendar?.content ?? "").events;
      return [calendar?.method, event?.uid, event?.sequence];
    });
    expect(sent).toEqual([
      ["CANCEL", `${id}@codetale`, 1],
      ["REQUEST", `${id}@codetale`, 2],
    ]);
  });

  it("is taken out of the calendar of a coder whom a move has freed, and changed in its learner's", async () => {
    const id = await insert({ startsAt: at("10:00") + 3 * DAY_MS });
    await move(id, 12);
    await world.jobs.runAll();

    const mailTo = ({ uid }: { uid: string }) => world.mails.find(({ to }) => to.startsWith(uid));
    for (const [reader, method, summary] of [
      [lena, "REQUEST", "Codetale session, waiting for a coder"],
      [cody, "CANCEL", "Codetale session with Lena"],
    ] as const) {
      const calendar = mailTo(reader)?.calendar;
      expect(calendar?.method).toBe(method);
      expect(readCalendar(calendar?.content ?? "").events).toMatchObject([
        { uid: `${id}@codetale`, sequence: 1, summary },
      ]);
    }
    const toCody = mailTo(cody);
    expect(toCody?.subject).toBe("Lena moved your session");
    expect(toCody?.text).toContain("Before, it was to be on Thursday 5th March 2026, 10:00 AM");
    expect(toCody?.text).toContain(`/coders_home?tab=requests&request=${id}\n`);
  });

  it.each<[then: string, change: (scheduleId: string) => Promise<unknown>]>([
    ["moved again", (scheduleId) => move(scheduleId, 14)],
    ["cancelled", (scheduleId) => cancel(scheduleId)],
  ])(
    "is taken out of it also where the session is %s before the coder is told",
    async (_, then) => {
      const id = await insert({ startsAt: at("10:00") + 3 * DAY_MS });
      expect((await move(id, 12)).statusCode).toBe(200);
      await then(id);
      await world.jobs.runAll();

      const toCody = world.mails.filter(({ to }) => to.startsWith(cody.uid));
      expect(toCody).toMatchObject([
        { subject: "Lena moved your session", calendar: { method: "CANCEL" } },
      ]);
      expect(readCalendar(toCody[0]?.calendar?.content ?? "")).toMatchObject({
        method: "CANCEL",
        events: [{ uid: `${id}@codetale`, sequence: 2, status: "CANCELLED" }],
      });
    },
  );

  it("is taken out also where the session is deleted with its learner's account", async () => {
    const id = await insert();
    await world.db.transaction(async (tx) => {
      const event = { kind: "cancelled", scheduleId: id, by: lena.uid, at: at("09:00") } as const;
      await world.notices.events.note(tx, event);
      await tx.delete(schedules).where(eq(schedules.id, id));
    });
    await world.jobs.runAll();

    const toCody = world.mails.find(({ to }) => to.startsWith(cody.uid));
    expect(toCody?.subject).toBe("Lena cancelled your session");
    expect(readCalendar(toCody?.calendar?.content ?? "")).toMatchObject({
      method: "CANCEL",
      events: [{ uid: `${id}@codetale`, sequence: 1 }],
    });
  });
});

function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  return insertSession(world, { lena, cody }, facts);
}

function download(as: Actor | null, id: string) {
  return send(world.app, scheduleCalendar, { as, params: { file: `${id}.ics` } });
}

async function eventOf(as: Actor, id: string) {
  return readCalendar((await download(as, id)).body).events[0];
}

function join(scheduleId: string) {
  return send(world.app, joinSchedule, { as: cody, body: { scheduleId, userId: cody.uid } });
}

/** Three days ahead, while it may still be moved. */
function move(scheduleId: string, hour: number) {
  const times = { day: "2026-03-05", startTime: `${hour}:00`, endTime: `${hour + 1}:00` };
  return send(world.app, moveSchedule, {
    as: lena,
    body: { scheduleId, ...times, timeZone: "UTC" },
  });
}

function cancel(scheduleId: string) {
  return send(world.app, cancelSchedule, { as: lena, body: { scheduleId, reason: "" } });
}

function change(id: string, set: Partial<typeof schedules.$inferInsert>) {
  return world.db.update(schedules).set(set).where(eq(schedules.id, id));
}
