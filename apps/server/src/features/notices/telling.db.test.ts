/** Who is told what of a session, once, from the change to the mail and the screen. */
import { readNotices, listNotices, type Notice } from "@codetale/contract/notices";
import {
  cancelSchedule,
  joinSchedule,
  leaveSchedule,
  startTest,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { notices } from "#platform/db/schema/notices";
import { schedules } from "#platform/db/schema/schedules";
import { send } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { createArrivals } from "../schedules/arrivals.service.ts";
import { createScheduleRepository } from "../schedules/schedules.repository.ts";
import { openNoticesApp, type NoticesApp } from "./testing/open-notices-app.ts";

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

describe("[NOTE-1] a change reaches both, each in their way", () => {
  it("a coder's joining: the learner by mail, on the screen and live, the coder by mail alone", async () => {
    const scheduleId = await insert({ coderId: null });
    await join(scheduleId);
    await world.jobs.runAll();

    expect(mailsTo(lena)).toEqual(["Cody joined your session"]);
    expect(mailsTo(cody)).toEqual(["You joined a session"]);
    expect(await listedFor(lena)).toMatchObject([
      { kind: "coder-joined", scheduleId, otherName: "Cody", isRead: false, person: "user" },
    ]);
    expect(await listedFor(cody)).toEqual([]);
    const told = world.live.events.filter(({ event }) => event === "notice:new");
    expect(told).toMatchObject([{ to: [lena.uid], payload: [{ kind: "coder-joined" }] }]);
    expect(told[0]?.payload).not.toMatchObject([{ others: expect.anything() as number }]);
  });

  it("says what its session is about, on the screen and live, until that is deleted", async () => {
    const scheduleId = await insert({ coderId: null, language: "C++", difficulty: "Hard" });
    await join(scheduleId);
    await world.jobs.runAll();

    const topic = { language: "C++", difficulty: "Hard" };
    expect(await listedFor(lena)).toMatchObject([{ scheduleId, topic }]);
    const [told] = world.live.events.filter(({ event }) => event === "notice:new");
    expect(told?.payload).toMatchObject([{ scheduleId, topic }]);

    await world.db.delete(schedules).where(eq(schedules.id, scheduleId));
    expect(await listedFor(lena)).toMatchObject([{ scheduleId, topic: null }]);
  });

  it.each([
    { what: "handed back", call: leaveSchedule, by: () => cody, reader: () => lena, name: "Cody" },
    { what: "cancelled", call: cancelSchedule, by: () => lena, reader: () => cody, name: "Lena" },
  ])("with what was written when it was $what, to who reads it", async (way) => {
    const scheduleId = await insert();
    const reason = "I have <b>fever</b>.";
    await send(world.app, way.call, { as: way.by(), body: { scheduleId, reason } });
    await world.jobs.runAll();

    const [theirs] = world.mails.filter(({ to }) => to === addressOf(way.reader()));
    expect(theirs?.text).toContain(`\n\n${way.name} wrote: “${reason}”\n\n`);
    expect(theirs?.html).toContain(`${way.name} wrote: “I have &lt;b&gt;fever&lt;/b&gt;.”`);
    const [own] = world.mails.filter(({ to }) => to === addressOf(way.by()));
    expect(own?.text).not.toContain("wrote:");
  });

  it("a session from its payment to its end, in order, each once", async () => {
    const scheduleId = await insert({ coderId: null, isPaid: false, createdAt: at("09:00") });
    await world.passTo(at("09:30"));
    await world.schedules.payable.markPaid(scheduleId, { reference: "r", at: at("09:31") });
    await join(scheduleId);
    await world.jobs.runAll();
    for (let now = at("09:31"); now <= at("10:05"); now += MINUTE_MS) await world.passTo(now);
    await start(lena, scheduleId, "started");
    await start(cody, scheduleId, "started");
    await start(lena, scheduleId, "started");
    await world.jobs.runAll();
    await start(cody, scheduleId, "completed");
    await world.passTo(at("11:30"));

    expect((await listedFor(lena)).map(({ kind }) => kind).toSorted()).toEqual([
      "arrived",
      "coder-joined",
      "completed",
      "not-paid",
      "opened",
      "soon",
    ]);
    expect((await listedFor(cody)).map(({ kind }) => kind).toSorted()).toEqual([
      "arrived",
      "opened",
      "soon",
    ]);
    expect(mailsTo(lena)).toEqual([
      "Your session is not paid yet",
      "Your session is booked and paid",
      "Cody joined your session",
      "Your session starts at 10:00 AM",
      "Your session is completed",
    ]);
    expect(mailsTo(cody)).toEqual(["You joined a session", "Your session starts at 10:00 AM"]);
  });

  it("the other one's coming into the chat, once, however they came and by any process", async () => {
    const scheduleId = await insert();
    world.clock.set(at("09:59"));
    await world.schedules.noteArrival(cody, scheduleId);
    world.clock.set(at("10:00"));
    await start(lena, scheduleId, "started");
    const context = { schedules: createScheduleRepository(world.db, chats, world.notices.events) };
    for (let process = 0; process < 2; process += 1) {
      const { noteArrival } = createArrivals({ ...context, clock: world.clock });
      await noteArrival(cody, scheduleId);
      await noteArrival(cody, scheduleId);
    }
    await start(cody, scheduleId, "started");
    await world.jobs.runAll();

    expect(await listedFor(lena)).toMatchObject([{ kind: "arrived", otherName: "Cody" }]);
    expect(await listedFor(cody)).toMatchObject([{ kind: "arrived", otherName: "Lena" }]);
  });

  it("a day before, and missed at the end", async () => {
    const startsAt = at("10:00") + DAY_MS;
    await insert({ startsAt, endsAt: startsAt + HOUR_MS });
    await world.passTo(at("10:00"));
    await world.passTo(startsAt + HOUR_MS);

    expect(mailsTo(lena)).toEqual(["Your session is in 24 hours", "Your session was missed"]);
    expect(mailsTo(cody)).toEqual(["Your session is in 24 hours", "Your session was missed"]);
    const missedUntil = startsAt + HOUR_MS + 2 * DAY_MS;
    expect(world.mails.map(({ until }) => until)).toEqual([
      ...[startsAt, startsAt],
      ...[missedUntil, missedUntil],
    ]);
  });

  it("nothing is told of a change that is undone", async () => {
    const scheduleId = await insert({ coderId: null });
    const event = { kind: "moved", scheduleId, by: null, at: at("09:00") } as const;
    await world.db
      .transaction(async (tx) => {
        await world.notices.events.note(tx, event);
        throw new Error("undone");
      })
      .catch(() => {});

    expect(await world.db.$count(notices, eq(notices.scheduleId, scheduleId))).toBe(0);
  });
});

describe("[NOTE-1] each is told once", () => {
  it("however often what is due is looked for, at the same time too", async () => {
    await insert();
    world.clock.set(at("09:45"));
    await Promise.all(Array.from({ length: 5 }, () => world.notices.noteDue()));
    await world.notices.noteDue();
    await world.jobs.runAll();
    await world.passTo(at("09:46"));

    expect(mailsTo(lena)).toHaveLength(1);
    expect(await listedFor(lena)).toHaveLength(1);
  });

  it("though its job runs twice, or fails at first", async () => {
    const scheduleId = await insert({ coderId: null });
    await join(scheduleId);
    const [first] = world.jobs.waiting.splice(0);
    world.mailer.failure = new Error("no mail now");
    await expect(world.jobs.run(first!.kind, first!.data)).rejects.toThrow("no mail now");
    expect(world.live.events.some(({ event }) => event === "notice:new")).toBe(false);
    await Promise.all([1, 2, 3].map(() => world.jobs.run(first!.kind, first!.data)));

    expect(mailsTo(lena)).toEqual(["Cody joined your session"]);
    expect(world.live.events.filter(({ event }) => event === "notice:new")).toHaveLength(1);
  });
});

describe("[NOTE-1] not told is", () => {
  it("what was moved or cancelled before its turn came", async () => {
    const moved = await insert();
    const cancelled = await insert({ startsAt: at("09:50"), endsAt: at("10:00") });
    world.clock.set(at("09:45"));
    await world.notices.noteDue();
    await change(moved, { startsAt: at("12:00"), endsAt: at("13:00") });
    const by = { cancelledBy: "learner", refund: "money" } as const;
    await change(cancelled, { cancelledAt: at("09:45"), ...by });
    const jobs = [...world.jobs.waiting];
    expect(await Promise.all(jobs.map((job) => world.jobs.isOver(job)))).not.toContain(true);
    await world.jobs.runAll();
    expect(await Promise.all(jobs.map((job) => world.jobs.isOver(job)))).not.toContain(false);
    expect(jobs).not.toEqual([]);

    expect([...mailsTo(lena), ...mailsTo(cody)]).toEqual([]);
    expect(await listedFor(lena)).toEqual([]);
    await world.passTo(at("11:45"));
    expect(mailsTo(cody)).toEqual(["Your session starts at 12:00 PM"]);
  });

  it("by mail, an account whose address is not proven", async () => {
    await world.db.update(users).set({ emailVerified: false }).where(eq(users.id, lena.uid));
    await join(await insert({ coderId: null }));
    await world.jobs.runAll();

    expect(mailsTo(lena)).toEqual([]);
    expect(await listedFor(lena)).toHaveLength(1);
  });

  it("an account that is disabled", async () => {
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, lena.uid));
    await join(await insert({ coderId: null }));
    await world.jobs.runAll();

    expect(mailsTo(lena)).toEqual([]);
    expect(await listedFor(lena)).toEqual([]);
  });
});

describe("[NOTE-1] the list", () => {
  it("counts what is unread, marks as read what its reader names, and nothing of others", async () => {
    await insert();
    await world.passTo(at("09:45"));
    await world.passTo(at("10:00"));
    const [opened, soon] = await listedFor(lena);
    const ids = [soon?.id ?? "", (await listedFor(cody))[0]?.id ?? ""];
    world.live.events.length = 0;
    const answer = await send(world.app, readNotices, { as: lena, body: { ids } });

    expect(answer.json()).toEqual({ success: true, unread: 1 });
    expect(world.live.events).toMatchObject([{ to: [lena.uid], event: "notices:changed" }]);
    expect((await listedFor(lena)).map(({ kind, isRead }) => [kind, isRead])).toEqual([
      [opened?.kind, false],
      [soon?.kind, true],
    ]);
    expect((await listedFor(cody)).every(({ isRead }) => !isRead)).toBe(true);
    await send(world.app, readNotices, { as: lena, body: { ids } });
    expect(world.live.events).toHaveLength(1);
  });

  it("forgets after 90 days", async () => {
    await insert();
    await world.passTo(at("09:45"));
    world.clock.set(at("09:45") + 90 * DAY_MS - 1);
    await world.notices.cleanUp();
    expect(await listedFor(lena)).toHaveLength(1);
    world.clock.advance(1);
    await world.notices.cleanUp();
    expect(await listedFor(lena)).toEqual([]);
  });
});

const chats = { open: async () => {}, close: async () => {} };

async function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = { startsAt: at("10:00"), endsAt: at("11:00") };
  const schedule = { learnerId: lena.uid, coderId: cody.uid, ...times, ...facts };
  return (await insertSchedule(world.db, schedule)).id;
}

function join(scheduleId: string) {
  return send(world.app, joinSchedule, { as: cody, body: { scheduleId, userId: cody.uid } });
}

function start(as: Actor, scheduleId: string, key: "started" | "completed") {
  return send(world.app, startTest, { as, body: { scheduleId, key } });
}

function change(id: string, set: Partial<typeof schedules.$inferInsert>) {
  return world.db.update(schedules).set(set).where(eq(schedules.id, id));
}

async function listedFor(as: Actor): Promise<Notice[]> {
  return (await send(world.app, listNotices, { as })).json<{ notices: Notice[] }>().notices;
}

function mailsTo(account: Actor): string[] {
  return world.mails.filter(({ to }) => to === addressOf(account)).map(({ subject }) => subject);
}

function addressOf({ uid }: Actor): string {
  return `${uid}@codetale.test`;
}
