import { joinSchedule } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { schedules } from "#platform/db/schema/schedules";
import { aCoder, send } from "#testing/http";
import { insertCoder, insertCoders, insertProfile } from "#testing/accounts";
import { insertSchedule, insertSchedules, type InsertedSchedule } from "#testing/schedules";
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

describe("[SCHED-6] joining an open schedule", () => {
  it("gives it to the coder", async () => {
    const { id } = await insertSchedule(world.db, aSchedule());

    const response = await join(cody, id);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: "Schedule joined successfully!" });
    expect(await coderOf(id)).toBe(cody);
  });

  it("is told to both, and to coders who look at the open ones", async () => {
    const { id } = await insertSchedule(world.db, aSchedule());
    await join(cody, id);

    expect(world.live.events).toEqual([
      { to: [lena, cody], event: "schedule:changed", payload: [{ scheduleId: id }] },
      { to: "coders", event: "open-schedules:changed", payload: [] },
    ]);
  });

  it("again is harmless, even when it is over, and tells nobody", async () => {
    const { id } = await insertSchedule(world.db, aSchedule());
    await join(cody, id);
    world.live.events.length = 0;

    expect((await join(cody, id)).statusCode).toBe(200);
    world.clock.set(at("23:00"));
    expect((await join(cody, id)).statusCode).toBe(200);
    expect(world.live.events).toEqual([]);
  });

  it("is possible until the millisecond of its start", async () => {
    const [first, second] = await insertSchedules(world.db, [aSchedule(), aSchedule()]);

    world.clock.set(at("10:00"));
    expect(reasonOf(await join(cody, first!.id))).toBe("schedule/over");
    world.clock.set(at("10:00") - 1);
    expect((await join(cody, second!.id)).statusCode).toBe(200);
  });
});

describe("[SCHED-7] why joining is refused", () => {
  test.each([
    ["schedule/unpaid", { isPaid: false }],
    ["schedule/over", { startsAt: at("07:00"), endsAt: at("08:00") }],
    ["schedule/over", { startedAt: at("08:00"), completedAt: at("08:30") }],
  ])("%s: %o", async (reason, facts) => {
    const { id } = await insertSchedule(world.db, aSchedule(facts));

    const response = await join(cody, id);

    expect(response.statusCode).toBe(409);
    expect(reasonOf(response)).toBe(reason);
    expect(await coderOf(id)).toBeNull();
    expect(world.live.events).toEqual([]);
  });

  it("schedule/taken: somebody else holds it and keeps it", async () => {
    const { uid: cora } = await insertCoder(world.db);
    const { id } = await insertSchedule(world.db, aSchedule({ coderId: cora }));

    const response = await join(cody, id);

    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe("Another coder has already joined this schedule.");
    expect(await coderOf(id)).toBe(cora);
  });

  it("schedule/own: a coder who is a learner too cannot test themselves", async () => {
    await insertProfile(world.db, "coder", { uid: lena });
    const { id } = await insertSchedule(world.db, aSchedule());

    expect(reasonOf(await join(lena, id))).toBe("schedule/own");
    expect(await coderOf(id)).toBeNull();
  });

  test.each(["00000000-0000-4000-8000-000000000000", "no-uuid", "x".repeat(64)])(
    "schedule/unknown: there is no %s",
    async (id) => {
      const response = await join(cody, id);

      expect(response.statusCode).toBe(404);
      expect(reasonOf(response)).toBe("schedule/unknown");
    },
  );

  test.each([
    ["the same time", 0, 60, true],
    ["one that begins within it", 30, 60, true],
    ["one that ends within it", -30, 60, true],
    ["one that holds it whole", -30, 120, true],
    ["one that overlaps by a minute", 59, 60, true],
    ["one that begins at its end", 60, 60, false],
    ["one that ends at its start", -60, 60, false],
  ])("schedule/overlaps: %s", async (_, laterMinutes, minutes, isRefused) => {
    world.clock.set(at("08:00"));
    await insertSchedule(world.db, aSchedule({ coderId: cody }));
    const startsAt = at("10:00") + laterMinutes * MINUTE_MS;
    const { id } = await insertSchedule(
      world.db,
      aSchedule({ startsAt, endsAt: startsAt + minutes * MINUTE_MS }),
    );

    const response = await join(cody, id);

    expect(response.statusCode).toBe(isRefused ? 409 : 200);
    expect(reasonOf(response)).toBe(isRefused ? "schedule/overlaps" : undefined);
    expect(await coderOf(id)).toBe(isRefused ? null : cody);
  });

  it("a session that was completed early frees the rest of its time", async () => {
    const facts = { coderId: cody, startedAt: at("10:00"), completedAt: at("10:10") };
    await insertSchedule(world.db, aSchedule(facts));
    const { id } = await insertSchedule(world.db, aSchedule({ startsAt: at("10:30") }));

    world.clock.set(at("10:20"));
    expect((await join(cody, id)).statusCode).toBe(200);
  });
});

describe("[SCHED-7] of any number who join at once", () => {
  it("exactly one of 200 coders gets a schedule, twenty times over", async () => {
    const coders = await insertCoders(world.db, 200);
    for (let round = 0; round < 20; round++) {
      const laterMs = round * DAY_MS;
      const { id } = await insertSchedule(world.db, aSchedule({}, laterMs));
      world.live.events.length = 0;

      const answers = await Promise.all(coders.map(({ uid }) => join(uid, id)));

      const winners = coders.filter((_, index) => answers[index]?.statusCode === 200);
      expect(winners).toEqual([{ uid: await coderOf(id) }]);
      expect(answers.filter((answer) => reasonOf(answer) === "schedule/taken")).toHaveLength(199);
      expect(world.live.events).toHaveLength(2);
    }
  });

  it("no coder ever holds two that overlap, and no schedule two coders", async () => {
    const coders = await insertCoders(world.db, 12);
    const list = await insertSchedules(
      world.db,
      Array.from({ length: 24 }, (_, index) => aSchedule({}, index * 17 * MINUTE_MS)),
    );

    const answers = await Promise.all(
      list.flatMap(({ id }) =>
        coders.map(async ({ uid }) => ({ uid, id, ...(await tryJoin(uid, id)) })),
      ),
    );

    const held = await world.db.select().from(schedules).where(eq(schedules.learnerId, lena));
    for (const { uid } of coders) {
      const own = held
        .filter(({ coderId }) => coderId === uid)
        .sort((a, b) => a.startsAt - b.startsAt);
      for (const [index, { startsAt }] of own.entries()) {
        expect(own[index - 1]?.endsAt ?? 0).toBeLessThanOrEqual(startsAt);
      }
    }
    for (const { id, coderId } of held) {
      const winners = answers.filter((answer) => answer.id === id && answer.statusCode === 200);
      expect(winners.map(({ uid }) => uid)).toEqual(coderId === null ? [] : [coderId]);
    }
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it("one coder who presses Join on ten overlapping ones at once gets one", async () => {
    const list = await insertSchedules(
      world.db,
      Array.from({ length: 10 }, (_, index) => aSchedule({}, index * MINUTE_MS)),
    );

    const answers = await Promise.all(list.map(({ id }) => tryJoin(cody, id)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === "schedule/overlaps")).toHaveLength(9);
  });

  it("one coder who presses Join twenty times at once joins once, and every press succeeds", async () => {
    const { id } = await insertSchedule(world.db, aSchedule());

    const answers = await Promise.all(Array.from({ length: 20 }, () => join(cody, id)));

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(world.live.events).toHaveLength(2);
  });
});

/** Lena's, paid and free, from 10:00 to 11:00, `laterMs` later. */
function aSchedule(facts: Partial<InsertedSchedule> = {}, laterMs = 0): InsertedSchedule {
  const startsAt = at("10:00") + laterMs;
  return { learnerId: lena, startsAt, endsAt: startsAt + HOUR_MS, ...facts };
}

function join(uid: string, scheduleId: string) {
  return send(world.app, joinSchedule, { as: aCoder(uid), body: { scheduleId, userId: uid } });
}

async function tryJoin(uid: string, scheduleId: string) {
  const response = await join(uid, scheduleId);
  return { statusCode: response.statusCode, reason: reasonOf(response) };
}

function reasonOf(response: { json(): { reason?: string } }): string | undefined {
  return response.json().reason;
}

async function coderOf(id: string): Promise<string | null | undefined> {
  const [row] = await world.db.select().from(schedules).where(eq(schedules.id, id));
  return row?.coderId;
}
