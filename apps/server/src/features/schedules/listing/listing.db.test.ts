import {
  listCoderSchedules,
  listLearnerSchedules,
  scheduleSchema,
  type Schedule,
} from "@codetale/contract/schedules";
import { isOver } from "@codetale/domain/schedules/display-state";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Actor } from "#core/access/actor";
import { aCoder, aLearner, send } from "#testing/http";
import { insertCoder, insertLearner, insertProfile } from "#testing/accounts";
import {
  factsOf,
  insertSchedule,
  insertSchedules,
  type InsertedSchedule,
} from "#testing/schedules";
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

describe("[SCHED-2] a schedule in a list", () => {
  const photoId = "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11";

  it("has all that a screen shows, with names and photos of both", async () => {
    const { uid: learnerId } = await insertLearner(world.db, { name: "Mina", photoId });
    const { uid: coderId } = await insertCoder(world.db, { name: "Otto" });
    const startsAt = at("10:00") + 250;
    const { id } = await insertSchedule(world.db, {
      learnerId,
      coderId,
      startsAt,
      endsAt: at("11:00"),
      startedAt: startsAt,
      otherRequests: "Graphs",
    });

    const listed = await learnerList(learnerId, false);
    expect(z.array(scheduleSchema.strict()).parse(listed)).toEqual(listed);
    expect(listed).toMatchObject([
      {
        id,
        scheduleID: id,
        startTimestamp: { _seconds: at("10:00") / 1000, _nanoseconds: 250_000_000 },
        endTimestamp: { _seconds: at("11:00") / 1000, _nanoseconds: 0 },
        createdAt: { _seconds: 0, _nanoseconds: 0 },
        timeZone: "UTC",
        difficulty: "Medium",
        language: "Python",
        numberOfQuestions: 2,
        company: "Acme",
        onCampus: "Practice",
        coder_assigned: { uid: coderId, name: "Otto", photoURL: null },
        started: true,
        completed: false,
        subscribers: [
          {
            uid: learnerId,
            name: "Mina",
            photoURL: `/photos/${photoId}`,
            paymentStatus: "Paid",
            otherRequests: "Graphs",
          },
        ],
      },
    ]);
  });

  it("without a coder or a payment says so", async () => {
    await insertSchedule(world.db, aSchedule(lena, { isPaid: false }));

    expect(await learnerList(lena, false)).toMatchObject([
      { coder_assigned: null, subscribers: [{ paymentStatus: "Unpaid" }] },
    ]);
  });

  it("shows each person by the profile that takes part", async () => {
    await insertProfile(world.db, "coder", { uid: lena, name: "Lena the coder" });
    await insertProfile(world.db, "user", { uid: cody, name: "Cody the learner" });
    await insertSchedule(world.db, aSchedule(lena, { coderId: cody }));

    expect(await learnerList(lena, false)).toMatchObject([
      { coder_assigned: { name: "Cody" }, subscribers: [{ name: "Lena" }] },
    ]);
  });
});

describe("[SCHED-1] current and past schedules", () => {
  it("are the domain's, for any facts and to the millisecond", async () => {
    const cases = fc.sample(someFacts, 300);
    const rows = await insertSchedules(
      world.db,
      cases.map((facts) => ({ ...facts, learnerId: lena })),
    );

    for (const now of [at("10:00") - 1, at("10:00"), at("10:00") + 1]) {
      world.clock.set(now);
      const isExpectedOver = (index: number) => {
        return isOver(factsOf({ ...cases[index]!, learnerId: lena }), now);
      };
      const over = await learnerList(lena, true);
      const ahead = await learnerList(lena, false);

      expect(idsOf(over).sort()).toEqual(
        rows
          .filter((_, index) => isExpectedOver(index))
          .map(({ id }) => id)
          .sort(),
      );
      expect(idsOf(ahead).sort()).toEqual(
        rows
          .filter((_, index) => !isExpectedOver(index))
          .map(({ id }) => id)
          .sort(),
      );
      expect(over.length).toBeGreaterThan(0);
      expect(ahead.length).toBeGreaterThan(0);
    }
  });

  it("come in the order in which one looks for them: soonest first, latest first", async () => {
    const days = [3, 1, 2, -2, -3, -1];
    await insertSchedules(
      world.db,
      days.map((day) => aSchedule(lena, { coderId: cody }, day * DAY_MS)),
    );
    const dayOf = ({ startTimestamp }: Schedule) =>
      (startTimestamp._seconds * 1000 - at("10:00")) / DAY_MS;

    expect((await learnerList(lena, false)).map(dayOf)).toEqual([1, 2, 3]);
    expect((await learnerList(lena, true)).map(dayOf)).toEqual([-1, -2, -3]);
    expect((await coderList(cody, false)).map(dayOf)).toEqual([1, 2, 3]);
    expect((await coderList(cody, true)).map(dayOf)).toEqual([-1, -2, -3]);
  });

  it("are at most 500, the soonest and the latest", async () => {
    const many = Array.from({ length: 501 }, (_, index) => index + 1);
    for (const sign of [1, -1]) {
      const facts = many.map((hours) => aSchedule(lena, {}, sign * (DAY_MS + hours * HOUR_MS)));
      const rows = await insertSchedules(world.db, facts);

      expect(idsOf(await learnerList(lena, sign === -1))).toEqual(
        rows.slice(0, 500).map(({ id }) => id),
      );
    }
  });

  it("are empty for somebody without any", async () => {
    for (const completed of [true, false]) {
      expect(await learnerList(lena, completed)).toEqual([]);
      expect(await coderList(cody, completed)).toEqual([]);
    }
  });

  it("hold one's own alone, in each role", async () => {
    const { uid: omar } = await insertLearner(world.db);
    const { uid: cora } = await insertCoder(world.db);
    const { id: mine } = await insertSchedule(world.db, aSchedule(lena, { coderId: cody }));
    await insertSchedule(world.db, aSchedule(omar, { coderId: cora }));

    expect(idsOf(await learnerList(lena, false))).toEqual([mine]);
    expect(idsOf(await coderList(cody, false))).toEqual([mine]);
    expect(await learnerList(cody, false)).toEqual([]);
    expect(await coderList(lena, false)).toEqual([]);
  });

  it("a coder's are the same, by the same rule", async () => {
    const { id: missed } = await insertSchedule(
      world.db,
      aSchedule(lena, { coderId: cody }, -2 * HOUR_MS),
    );
    const { id: running } = await insertSchedule(
      world.db,
      aSchedule(lena, { coderId: cody, startedAt: at("05:00") }, -5 * HOUR_MS),
    );

    expect(idsOf(await coderList(cody, true))).toEqual([missed]);
    expect(idsOf(await coderList(cody, false))).toEqual([running]);
  });
});

/** Times within 2 ms of 10:00, so that every boundary is met from both sides. */
const aTime = fc.integer({ min: at("10:00") - 2, max: at("10:00") + 2 });
const someFacts: fc.Arbitrary<Omit<InsertedSchedule, "learnerId">> = fc
  .record({
    startsAt: aTime,
    lengthMs: fc.integer({ min: 1, max: 3 }),
    startedAt: fc.option(aTime),
    isCompleted: fc.boolean(),
  })
  .map(({ startsAt, lengthMs, startedAt, isCompleted }) => ({
    startsAt,
    endsAt: startsAt + lengthMs,
    startedAt,
    completedAt: isCompleted ? startedAt : null,
  }));

function learnerList(uid: string, completed: boolean): Promise<Schedule[]> {
  return listOf(listLearnerSchedules, aLearner(uid), completed);
}

function coderList(uid: string, completed: boolean): Promise<Schedule[]> {
  return listOf(listCoderSchedules, aCoder(uid), completed);
}

async function listOf(
  endpoint: typeof listLearnerSchedules | typeof listCoderSchedules,
  as: Actor,
  completed: boolean,
): Promise<Schedule[]> {
  const response = await send(world.app, endpoint, { as, body: { userId: as.uid, completed } });
  return endpoint.response.parse(response.json()).userSchedule;
}
