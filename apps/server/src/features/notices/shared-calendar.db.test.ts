/** The address under which calendar programs read an account's sessions. */
import { calendarFeed, listNotices, shareCalendar, showCalendar } from "@codetale/contract/notices";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { send } from "#testing/http";
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

function insert(facts: Partial<InsertedSchedule> = {}): Promise<string> {
  return insertSession(world, { lena, cody }, facts);
}

function show(as: Actor) {
  return send(world.app, showCalendar, { as });
}

async function share(as: Actor): Promise<string> {
  const response = await send(world.app, shareCalendar, { as, body: { isShared: true } });
  return response.json<{ calendarAddress: string }>().calendarAddress;
}

function fetchCalendar(address: string) {
  const file = new URL(address).pathname.split("/").at(-1) ?? "";
  return send(world.app, calendarFeed, { as: null, params: { file } });
}
