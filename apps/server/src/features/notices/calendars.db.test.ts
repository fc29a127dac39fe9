/** Calendar files, read by a library other than the one that writes them. */
import {
  calendarFeed,
  listNotices,
  scheduleCalendar,
  shareCalendar,
  showCalendar,
} from "@codetale/contract/notices";
import {
  cancelSchedule,
  joinSchedule,
  leaveSchedule,
  moveSchedule,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder } from "#testing/accounts";
import { aCoder, send } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
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

describe("[NOTE-2] the calendar of an account", () => {
  it("has every session of both parts at an address with a secret, without signing in", async () => {
    const mine = await insert();
    const cancelled = await insert({
      ...{ startsAt: at("12:00"), endsAt: at("13:00"), coderId: null },
      ...{ cancelledAt: at("09:00"), cancelledBy: "learner", refund: "none" },
    });
    const times = { startsAt: at("14:00"), endsAt: at("15:00") };
    const other = await world.nextPair();
    const taught = await insert({ learnerId: other.lena.uid, coderId: lena.uid, ...times });
    await insert({ learnerId: other.lena.uid, coderId: other.cody.uid });
    const daysAgo = (days: number) => ({
      startsAt: at("10:00") - days * DAY_MS,
      endsAt: at("11:00") - days * DAY_MS,
    });
    const past = await insert(daysAgo(89));
    await insert(daysAgo(91));

    const { events } = readCalendar((await fetchCalendar(await share(lena))).body);
    expect(events.map(({ uid, status }) => [uid, status])).toEqual([
      [`${past}@codetale`, "CONFIRMED"],
      [`${mine}@codetale`, "CONFIRMED"],
      [`${cancelled}@codetale`, "CANCELLED"],
      [`${taught}@codetale`, "CONFIRMED"],
    ]);
  });

  it("is at another address once a new one is made, and at none once it is revoked", async () => {
    const first = await share(lena);
    const second = await share(lena);
    expect(second).not.toBe(first);
    expect((await fetchCalendar(first)).statusCode).toBe(404);
    expect((await fetchCalendar(second)).statusCode).toBe(200);
    const revoked = await send(world.app, shareCalendar, { as: lena, body: { isShared: false } });

    expect(revoked.json()).toMatchObject({
      calendarAddress: null,
      settings: { isCalendarShared: false },
    });
    expect((await fetchCalendar(second)).json()).toMatchObject({ reason: "calendar/unknown" });
    expect(world.loggedCalendars.filter(([uid]) => uid === lena.uid)).toEqual([
      [lena.uid, true],
      [lena.uid, true],
      [lena.uid, false],
    ]);
  });

  it("[OPEN-4] tells its address to a proven session alone, also where it was made before", async () => {
    const address = await share(lena);
    const listed = await send(world.app, listNotices, { as: lena });
    expect(listed.json()).toMatchObject({ settings: { isCalendarShared: true } });
    expect(listed.body).not.toContain(address);
    expect((await show(lena)).json()).toEqual({ success: true, calendarAddress: address });

    world.unproven.add(lena.uid);
    for (const refused of [
      await show(lena),
      await send(world.app, shareCalendar, { as: lena, body: { isShared: true } }),
    ]) {
      expect(refused.json()).toMatchObject({ reason: "proof/required" });
      expect(refused.body).not.toContain(address);
    }
    expect((await fetchCalendar(address)).statusCode).toBe(200);
    expect(world.loggedCalendars.filter(([uid]) => uid === lena.uid)).toEqual([[lena.uid, true]]);
  });

  it("[OPEN-4] is revoked without a proof, and then has no address to tell", async () => {
    const address = await share(lena);
    world.unproven.add(lena.uid);
    const revoked = await send(world.app, shareCalendar, { as: lena, body: { isShared: false } });
    expect(revoked.statusCode).toBe(200);
    expect((await fetchCalendar(address)).statusCode).toBe(404);

    world.unproven.delete(lena.uid);
    expect((await show(lena)).json()).toMatchObject({
      reason: "calendar/unknown",
    });
  });

  it("is at no address that is guessed or changed", async () => {
    const address = await share(lena);
    for (const guess of [
      address.replace(/.(?=\.ics$)/, (last) => (last === "A" ? "B" : "A")),
      address.replace(/\.[^.]+\.ics$/, ".ics"),
      address.replace(/(\.[^.]+)\.ics$/, "$1.x.ics"),
      "https://codetale.example/calendar/x.ics",
    ]) {
      expect((await fetchCalendar(guess)).statusCode).toBe(404);
    }
  });
});

async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const startsAt = facts.startsAt ?? at("10:00");
  const times = { startsAt, endsAt: startsAt + HOUR_MS };
  const schedule = { learnerId: lena.uid, coderId: cody.uid, ...times, ...facts };
  return (await insertSchedule(world.db, schedule)).id;
}

const download = (as: Actor | null, id: string) =>
  send(world.app, scheduleCalendar, { as, params: { file: `${id}.ics` } });

async function eventOf(as: Actor, id: string) {
  return readCalendar((await download(as, id)).body).events[0];
}

const show = (as: Actor) => send(world.app, showCalendar, { as });

const join = (scheduleId: string) =>
  send(world.app, joinSchedule, { as: cody, body: { scheduleId, userId: cody.uid } });

/** Three days ahead, while it may still be moved. */
function move(scheduleId: string, hour: number) {
  const times = { day: "2026-03-05", startTime: `${hour}:00`, endTime: `${hour + 1}:00` };
  return send(world.app, moveSchedule, {
    as: lena,
    body: { scheduleId, ...times, timeZone: "UTC" },
  });
}

const cancel = (scheduleId: string) =>
  send(world.app, cancelSchedule, { as: lena, body: { scheduleId, reason: "" } });

const change = (id: string, set: Partial<typeof schedules.$inferInsert>) =>
  world.db.update(schedules).set(set).where(eq(schedules.id, id));

async function share(as: Actor): Promise<string> {
  const response = await send(world.app, shareCalendar, { as, body: { isShared: true } });
  return response.json<{ calendarAddress: string }>().calendarAddress;
}

function fetchCalendar(address: string) {
  const file = new URL(address).pathname.split("/").at(-1) ?? "";
  return send(world.app, calendarFeed, { as: null, params: { file } });
}
