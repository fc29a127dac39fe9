/** Coders are told of open requests like those of their alerts. */
import { chooseNotices, listNotices, unsubscribe, type Notice } from "@codetale/contract/notices";
import { changeRequestAlert, type RequestAlert } from "@codetale/contract/request-alerts";
import { joinSchedule } from "@codetale/contract/schedules";
import { anyRequest, type RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { notices, requestAlerts } from "#platform/db/schema/notices";
import { schedules } from "#platform/db/schema/schedules";
import { send } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { keepAlert } from "./testing/kept-alerts.ts";
import { openNoticesApp, type NoticesApp } from "./testing/open-notices-app.ts";

let world: NoticesApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openNoticesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(schedules);
  await world.db.delete(requestAlerts);
  world.clock.set(at("09:00"));
  ({ lena, cody } = await world.nextPair());
});

describe("[NOTE-1] a coder with an alert is told of a request", () => {
  it("five minutes after its payment: once, under the bell, live and by mail", async () => {
    await keep({ language: "Python" });
    const scheduleId = await paid();
    await world.passTo(at("09:05") - 1);
    expect(mails()).toEqual([]);
    for (let now = at("09:05"); now <= at("09:08"); now += MINUTE_MS) await world.passTo(now);

    expect(mails()).toEqual(["A request that suits you is open"]);
    expect(mail()?.text).toContain("12:00 PM to 1:00 PM");
    expect(mail()?.text).toContain(
      `https://codetale.example/coders_home?tab=requests&request=${scheduleId}\n`,
    );
    expect(mail()?.calendar).toBeUndefined();
    expect(await told()).toMatchObject([{ kind: "request-open", scheduleId, person: "coder" }]);
    expect(liveEvents()).toMatchObject([{ to: [cody.uid], payload: [{ scheduleId }] }]);
  });

  it("not while their account is disabled, since they cannot come", async () => {
    await keep({ language: "Python" });
    await paid();
    await world.db.update(users).set({ isDisabled: true }).where(eq(users.id, cody.uid));
    await world.passTo(at("09:05"));

    expect(await world.db.$count(notices, eq(notices.accountId, cody.uid))).toBe(0);
  });

  it("not where it does not suit, is their own, or overlaps a session in either part", async () => {
    await keep({ language: "Python" });
    await paid({ language: "Java" });
    await paid({ learnerId: cody.uid, ...hours(20) });
    await insertSchedule(world.db, { learnerId: lena.uid, coderId: cody.uid, ...hours(14) });
    await paid(hours(14));
    await insertSchedule(world.db, { learnerId: cody.uid, isPaid: false, ...hours(16) });
    await paid(hours(16));
    await world.passTo(at("09:05"));

    expect(await told()).toEqual([]);
  });

  it("not where it was open before the alert was made or changed", async () => {
    await paid();
    world.clock.advance(1);
    const { id } = await keep({ language: "Java" });
    await call(changeRequestAlert, { alertId: id }, { ...anyRequest, language: "Python" });
    await world.passTo(at("09:30"));

    expect(await told()).toEqual([]);
  });

  it("by the days and hours of their own zone", async () => {
    await send(world.app, chooseNotices, { as: cody, body: { timeZone: "Asia/Kolkata" } });
    // Noon in London is the afternoon in Kolkata.
    await keep({ part: "Afternoon", days: "Mondays" });
    await paid();
    await world.passTo(at("09:05"));

    expect(mail()?.text).toContain("Monday 2nd March 2026, 5:30 PM to 6:30 PM (Asia/Kolkata)");
  });

  it("of several as one: one mail that lists them, one event, and each under the bell", async () => {
    await keep({});
    await paid({ company: "Later Ltd", ...hours(14) });
    world.clock.set(at("09:03"));
    await paid({ company: "Sooner Ltd" });
    await world.passTo(at("09:05"));

    expect(mails()).toEqual(["2 requests that suit you are open"]);
    expect(mail()?.text).toMatch(/Sooner Ltd[^]*Later Ltd/);
    expect(mail()?.text).toContain("https://codetale.example/coders_home?tab=requests\n");
    expect(await told()).toHaveLength(2);
    expect(liveEvents()).toMatchObject([{ payload: [{ others: 1 }] }]);
  });

  it("without what was taken while they were gathered, or until the mail is written", async () => {
    const other = (await world.nextPair()).cody;
    await keep({});
    const [gone, taken, left] = [
      await paid(hours(12)),
      await paid(hours(14)),
      await paid(hours(16)),
    ];
    await join(other, gone);
    world.clock.set(at("09:05"));
    await world.notices.noteDue();
    await join(other, taken);
    await world.jobs.runAll();

    expect(mails()).toEqual(["A request that suits you is open"]);
    expect(await told()).toMatchObject([{ scheduleId: left }]);
  });

  it("again when it is handed back, but not the one who handed it back", async () => {
    const other = (await world.nextPair()).cody;
    await keep({});
    await keep({}, other);
    const scheduleId = await paid(hours(40));
    await world.passTo(at("09:05"));
    await join(other, scheduleId);
    world.clock.set(at("10:00"));
    await world.schedules.leave(other, { scheduleId, reason: "I am ill" });
    await world.passTo(at("10:30"));

    expect(await told()).toHaveLength(2);
    expect(await told(other)).toHaveLength(1);
  });

  it("at most four times a day, each after a longer pause", async () => {
    await keep({});
    const times = [at("09:05"), at("09:35"), at("11:35"), at("17:35"), at("09:04") + DAY_MS];
    const counts: number[] = [];
    for (const [index, time] of times.entries()) {
      await paid(hours(60 + 2 * index));
      await world.passTo(time - 1);
      counts.push(mails().length);
      await world.passTo(time);
      counts.push(mails().length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
  });

  it("once, however many processes look at the same time", async () => {
    await keep({});
    await paid();
    world.clock.set(at("09:05"));
    await Promise.all(Array.from({ length: 4 }, () => world.notices.noteDue()));
    await world.jobs.runAll();

    expect(mails()).toHaveLength(1);
  });

  it("no more by mail once the link in the mail is followed", async () => {
    await keep({});
    await paid();
    await world.passTo(at("09:05"));
    const token = new URL(mail()?.unsubscribeLink ?? "").searchParams.get("token") ?? "";
    const page = await send(world.app, unsubscribe, { as: null, query: { token } });
    expect(page.body).toContain("Open requests");
    await paid(hours(14));
    await world.passTo(at("10:00"));

    expect(mails()).toHaveLength(1);
    expect(await told()).toHaveLength(2);
  });
});

const hours = (hour: number) => {
  const startsAt = at("00:00") + hour * HOUR_MS;
  return { startsAt, endsAt: startsAt + HOUR_MS };
};

/** Lena's, from 12:00 to 13:00; paid as it is now. */
async function paid(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  const times = hours(12);
  const booked = { learnerId: lena.uid, isPaid: false, ...times, createdAt: world.clock.now() };
  const whole = { ...booked, ...facts };
  const endsAt = facts.startsAt === undefined ? whole.endsAt : whole.startsAt + HOUR_MS;
  const { id } = await insertSchedule(world.db, { ...whole, endsAt });
  await world.schedules.payable.markPaid(id, { reference: id, at: world.clock.now() });
  return id;
}

function keep(filter: Partial<RequestFilter>, as = cody): Promise<RequestAlert> {
  return keepAlert(world, as, filter);
}

function call(endpoint: typeof changeRequestAlert, params: object, body: RequestFilter) {
  return send(world.app, endpoint, { as: cody, params, body } as never);
}

function join(as: Actor, scheduleId: string) {
  return send(world.app, joinSchedule, { as, body: { scheduleId, userId: as.uid } });
}

/** What the coder finds under the bell about open requests. */
async function told(as = cody): Promise<Notice[]> {
  const { notices } = (await send(world.app, listNotices, { as })).json<{ notices: Notice[] }>();
  return notices.filter(({ kind }) => kind === "request-open");
}

function mail() {
  return world.mails.find(({ to }) => to === `${cody.uid}@codetale.test`);
}

function mails(): string[] {
  return world.mails
    .filter(({ to }) => to === `${cody.uid}@codetale.test`)
    .map(({ subject }) => subject);
}

function liveEvents() {
  return world.live.events.filter(
    ({ event, to }) => event === "notice:new" && to.includes(cody.uid),
  );
}
