/** What one statement decides of many coders who join at once, whom the service passes on together. */
import { setTimeout as sleep } from "node:timers/promises";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder, insertCoders, insertLearner } from "#testing/accounts";
import { insertSchedule, insertSchedules } from "#testing/schedules";
import { createJoiningRepository, type Joining } from "./joining.repository.ts";
import { openSchedulesApp, type SchedulesApp } from "../testing/open-schedules-app.ts";

let world: SchedulesApp;
let repository: ReturnType<typeof createJoiningRepository>;
let learnerId: string;
let coderId: string;
let another: string;

beforeAll(async () => {
  world = await openSchedulesApp();
  repository = createJoiningRepository(world.db, world.events);
  learnerId = (await insertLearner(world.db)).uid;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.events.noted.length = 0;
  [coderId, another] = (await insertCoders(world.db, 2)).map(({ uid }) => uid) as [string, string];
});

describe("[SCHED-7] coders who join in one statement", () => {
  it("get each their own, of which each is told", async () => {
    const [first, second] = await insertOpen(0, 0);

    expect(await assign(joining(first, coderId), joining(second, another))).toEqual([
      { learnerId },
      { learnerId },
    ]);
    expect(world.events.noted).toEqual([
      { kind: "coder-joined", scheduleId: first, by: coderId, at: NOW },
      { kind: "coder-joined", scheduleId: second, by: another, at: NOW },
    ]);
  });

  it("of one schedule: the first of those who may", async () => {
    const { uid: third } = await insertCoder(world.db);
    const [id] = await insertOpen(0);
    const all = [learnerId, another, coderId, third].map((uid) => joining(id, uid));

    expect(await assign(...all)).toEqual([null, { learnerId }, null, null]);
    expect(world.events.noted.map(({ by }) => by)).toEqual([another]);
  });

  it("get none that is taken, also not their own again", async () => {
    const [id] = await insertOpen(0);

    expect(await assign(joining(id, coderId))).toEqual([{ learnerId }]);
    expect(await assign(joining(id, another), joining(id, coderId))).toEqual([null, null]);
    expect(world.events.noted).toHaveLength(1);
  });

  it("get theirs though one of them holds another at that time", async () => {
    await insertSchedule(world.db, { ...aSchedule(30), coderId });
    const [first, second, third] = await insertOpen(0, 0, 120);

    const outcomes = await assign(
      joining(first, another),
      joining(second, coderId),
      joining(third, coderId),
    );

    expect(outcomes).toEqual([{ learnerId }, "overlaps", { learnerId }]);
    expect(world.events.noted.map(({ scheduleId }) => scheduleId)).toEqual([first, third]);
  });

  it("are judged by the time at which each asked", async () => {
    const [first, second] = await insertOpen(0, 0);
    const late = { ...joining(first, coderId), at: at("10:00") };
    const timely = { ...joining(second, another), at: at("10:00") - 1 };

    expect(await assign(late, timely)).toEqual([null, { learnerId }]);
  });

  it("all get none where what is told of one fails", async () => {
    const [first, second] = await insertOpen(0, 0);
    world.events.failure = new Error("no room");
    const both = [joining(first, coderId), joining(second, another)];

    await expect(assign(...both)).rejects.toThrow("no room");
    expect(await assign(...both)).toEqual([{ learnerId }, { learnerId }]);
  });

  it("do not deadlock with others who ask for the same in another order", async () => {
    const ids = await insertOpen(...Array.from({ length: 20 }, (_, index) => index * 60));
    const coders = await insertCoders(world.db, 40);
    const ofOne = ids.map((id, index) => joining(id, coders[index]!.uid));
    const ofOther = ids.map((id, index) => joining(id, coders[20 + index]!.uid)).reverse();

    const asked = await world.db.transaction(async (tx) => {
      // Both come as far as this one, with others locked.
      await tx.select().from(schedules).where(eq(schedules.id, ids[10]!)).for("update");
      const both = Promise.all([assign(...ofOne), assign(...ofOther)]);
      await sleep(UNTIL_BOTH_WAIT_MS);
      // In an object, so that the transaction does not wait for it.
      return { both };
    });

    const [one, other] = await asked.both;
    const given = one.map((outcome, index) => [outcome, other.toReversed()[index]]);
    expect(given.every(([a, b]) => (a === null) !== (b === null))).toBe(true);
  });
});

const NOW = at("09:00");
const UNTIL_BOTH_WAIT_MS = 300;

function aSchedule(laterMinutes: number) {
  const startsAt = at("10:00") + laterMinutes * MINUTE_MS;
  return { learnerId, startsAt, endsAt: startsAt + HOUR_MS };
}

/** Paid ones without a coder, from 10:00 on. @returns their ids */
async function insertOpen<const Minutes extends number[]>(...laterMinutes: Minutes) {
  const inserted = await insertSchedules(world.db, laterMinutes.map(aSchedule));
  return inserted.map(({ id }) => id) as { [Index in keyof Minutes]: string };
}

function joining(scheduleId: string, uid: string): Joining {
  return { scheduleId, coderId: uid, at: NOW };
}

function assign(...joinings: Joining[]) {
  return repository.assign(joinings);
}
