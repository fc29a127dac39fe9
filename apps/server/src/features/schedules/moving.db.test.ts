import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { openWaysOutApp, reasonOf, START, type WaysOutApp } from "./testing/ways-out-app.ts";

let world: WaysOutApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openWaysOutApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ lena, cody } = await world.begin());
});

describe("[SCHED-9] a learner moves a session", () => {
  it("whose coder is free again, is told, and may join it anew", async () => {
    const scheduleId = await world.insert();
    const response = await world.move(lena, { scheduleId });

    expect(response.statusCode).toBe(200);
    expect(response.json().schedule).toMatchObject({ coder_assigned: null, revision: 1 });
    expect(await world.rowOf(scheduleId)).toMatchObject({
      startsAt: Date.parse("2026-03-05T22:30Z"),
      endsAt: Date.parse("2026-03-06T00:00Z"),
      timeZone: "Europe/London",
      paidAt: 0,
    });
    expect(world.events.noted).toEqual([
      {
        ...{ kind: "moved", scheduleId, by: lena.uid, formerCoderId: cody.uid },
        at: world.clock.now(),
        earlier: { startsAt: START, endsAt: START + HOUR_MS },
      },
    ]);
    expect(world.live.events).toMatchObject([{ to: [lena.uid, cody.uid] }, { to: "coders" }]);
    expect((await world.join(cody, scheduleId)).statusCode).toBe(200);
  });

  it("to where it is, as by a repeated call, and nothing happens", async () => {
    const scheduleId = await world.insert();
    await world.move(lena, { scheduleId });
    await world.join(cody, scheduleId);

    expect((await world.move(lena, { scheduleId })).statusCode).toBe(200);
    expect(await world.rowOf(scheduleId)).toMatchObject({ coderId: cody.uid, revision: 2 });
  });

  test.each([
    [12, {}, "schedule/too-late-to-move"],
    [1, { coderId: null }, undefined],
    [0, {}, "schedule/begun"],
  ])("%s hours before, with %o: %s", async (hours, facts, reason) => {
    const scheduleId = await world.insert(facts);
    world.clock.set(START - hours * HOUR_MS);

    expect(reasonOf(await world.move(lena, { scheduleId }))).toBe(reason);
  });

  it("but not onto another one of theirs, also of two that are moved at once", async () => {
    const [first, second] = [await world.insert(), await world.insert({ coderId: null })];
    const answers = await Promise.all([
      world.move(lena, { scheduleId: first }),
      world.move(lena, { scheduleId: second }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.map(reasonOf)).toContain("booking/overlaps");
  });

  it("within its own time", async () => {
    const scheduleId = await world.insert({ coderId: null });
    const times = { day: "2026-03-02", startTime: "10:30", endTime: "11:30", timeZone: "UTC" };

    expect((await world.move(lena, { scheduleId, ...times })).statusCode).toBe(200);
  });

  test.each([
    [{ day: "2026-02-27" }, "day", "This day is over; please choose a later one"],
    [{ day: "2027-03-02" }, "day", "A session can be booked at most 180 days ahead"],
    [{ endTime: "22:29" }, "endTime", "End time cannot be less than start time"],
  ])("to %o: refused in words, as a booking", async (times, path, message) => {
    const response = await world.move(lena, { scheduleId: await world.insert(), ...times });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: [{ path, message }] });
  });
});
