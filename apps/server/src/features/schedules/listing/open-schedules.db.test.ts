import { randomUUID } from "node:crypto";
import { listOpenSchedules, type Schedule } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { aCoder, send } from "#testing/http";
import { insertCoder, insertProfile } from "#testing/accounts";
import { insertSchedule, insertSchedules } from "#testing/schedules";
import { aSchedule, idsOf } from "../testing/listed-schedules.ts";
import { openSchedulesApp, type SchedulesApp } from "../testing/open-schedules-app.ts";

let world: SchedulesApp;
let lena: string;
let cody: string;

beforeAll(async () => {
  world = await openSchedulesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  ({ lena, cody } = await world.begin());
});

describe("[SCHED-6] open schedules", () => {
  it("[BOOK-7] are those that are paid, free and not over, soonest first", async () => {
    const asked = { coder: cody };
    const { id: later } = await insertSchedule(world.db, aSchedule(lena, {}, HOUR_MS));
    const { id: soon } = await insertSchedule(world.db, aSchedule(lena));
    const closed = await insertSchedules(world.db, [
      aSchedule(lena, { isPaid: false }),
      aSchedule(lena, { coderId: (await insertCoder(world.db)).uid }),
      aSchedule(lena, {}, -HOUR_MS),
      aSchedule(lena, { cancelledAt: at("08:00"), cancelledBy: "learner", refund: "money" }),
    ]);

    const open = idsOf(await openList(asked));

    expect(open.filter((id) => [later, soon].includes(id))).toEqual([soon, later]);
    for (const { id } of closed) expect(open).not.toContain(id);
  });

  it("a schedule leaves the list at the millisecond of its start", async () => {
    const { id } = await insertSchedule(world.db, aSchedule(lena));

    world.clock.set(at("10:00") - 1);
    expect(idsOf(await openList({ coder: cody }))).toContain(id);
    world.clock.set(at("10:00"));
    expect(idsOf(await openList({ coder: cody }))).not.toContain(id);
  });

  it("leave out what the coder booked as a learner", async () => {
    await insertProfile(world.db, "coder", { uid: lena });
    const { id } = await insertSchedule(world.db, aSchedule(lena));

    expect(idsOf(await openList({ coder: lena }))).not.toContain(id);
    expect(idsOf(await openList({ coder: cody }))).toContain(id);
  });

  test.each([
    ["2030-06-15", "Asia/Kolkata", 24],
    ["2030-03-10", "America/New_York", 23],
    ["2030-11-03", "America/New_York", 25],
  ])("of %s in %s are those that start within its %i hours", async (day, timeZone, hours) => {
    const midnight = midnights[day] ?? Number.NaN;
    const starts = [-1, 0, hours * HOUR_MS - 1, hours * HOUR_MS].map((ms) => midnight + ms);
    const rows = await insertSchedules(
      world.db,
      starts.map((startsAt) => ({ learnerId: lena, startsAt, endsAt: startsAt + HOUR_MS })),
    );

    const open = idsOf(await openList({ coder: cody, day, timeZone }));

    expect(open).toEqual([rows[1]?.id, rows[2]?.id]);
  });

  it("are at most 200", async () => {
    const many = Array.from({ length: 201 }, () => aSchedule(lena));
    await insertSchedules(world.db, many);

    const day = { day: "2026-03-02", timeZone: "UTC" };
    expect(await openList({ coder: cody })).toHaveLength(200);
    expect(await openList({ coder: cody, ...day })).toHaveLength(200);
    expect(await isMore({ coder: cody })).toBe(true);
    expect(await isMore({ coder: cody, ...day })).toBe(true);
    expect(await isMore({ coder: cody, ...day, day: "2026-03-03" })).toBe(false);
  });

  it("[SCHED-6] are those of several days from one on", async () => {
    const days = [
      "2026-03-04T23:30Z",
      "2026-03-05T00:00Z",
      "2026-03-06T23:59Z",
      "2026-03-07T00:00Z",
    ];
    const rows = await insertSchedules(
      world.db,
      days.map((day) => {
        const startsAt = Date.parse(day);
        return { ...aSchedule(lena), startsAt, endsAt: startsAt + HOUR_MS };
      }),
    );

    const open = await openList({ coder: cody, day: "2026-03-05", days: 2, timeZone: "UTC" });
    expect(idsOf(open)).toEqual([rows[1]?.id, rows[2]?.id]);
  });

  it("[NOTE-1] are one alone, which a notice led to, while it is open", async () => {
    const [one, taken] = await insertSchedules(world.db, [
      aSchedule(lena),
      { ...aSchedule(lena), coderId: await otherCoder() },
    ]);

    const found = await openList({ coder: cody, scheduleId: one?.id });
    expect(idsOf(found)).toEqual([one?.id]);
    expect(await openList({ coder: cody, scheduleId: taken?.id })).toEqual([]);
    expect(await openList({ coder: cody, scheduleId: randomUUID() })).toEqual([]);
  });

  test.each(["Mars/Olympus", "IST", "+05:30", ""])(
    "the unknown zone %j is refused and named, with a day or without",
    async (timeZone) => {
      for (const day of ["2026-12-01", undefined]) {
        const response = await askOpen({ coder: cody, day, timeZone });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({
          reason: "request/invalid",
          errors: [{ path: "timeZone", message: "This time zone is not known" }],
        });
      }
    },
  );

  test.each(["2026-02-30", "tomorrow", "01-12-2026", ""])("the day %j is refused", async (day) => {
    const response = await askOpen({ coder: cody, day, timeZone: "UTC" });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: "day" }] });
  });
});

/** When those days begin in their zones. */
const midnights: Record<string, number> = {
  "2030-06-15": Date.parse("2030-06-14T18:30Z"),
  "2030-03-10": Date.parse("2030-03-10T05:00Z"),
  "2030-11-03": Date.parse("2030-11-03T04:00Z"),
};

interface AskOpen {
  coder: string;
  day?: string | undefined;
  days?: number;
  timeZone?: string;
  scheduleId?: string | undefined;
}

function askOpen({ coder, ...asked }: AskOpen) {
  const body = { userId: coder, ...asked };
  return send(world.app, listOpenSchedules, { as: aCoder(coder), body });
}

async function isMore(asked: AskOpen): Promise<boolean> {
  return listOpenSchedules.response.parse((await askOpen(asked)).json()).isMore;
}

async function otherCoder(): Promise<string> {
  return (await insertCoder(world.db, { name: "Kai" })).uid;
}

async function openList(asked: AskOpen): Promise<Schedule[]> {
  const response = await askOpen(asked);
  return listOpenSchedules.response.parse(response.json()).filteredSchedule;
}
