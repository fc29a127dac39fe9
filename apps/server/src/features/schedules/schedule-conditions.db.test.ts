import { randomUUID } from "node:crypto";
import { isOver } from "@codetale/domain/schedules/display-state";
import { refuseJoin } from "@codetale/domain/schedules/join";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import type { OpenDatabase } from "#platform/db/database";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoders } from "#testing/accounts";
import { openTestDatabase } from "#testing/database";
import { aCoder } from "#testing/http";
import { factsOf, insertSchedules, type InsertedSchedule } from "#testing/schedules";
import { mayMeet } from "./schedules.repository.ts";
import { isOpenFor, isOverAt } from "./schedule-conditions.repository.ts";

const CASES = 200;
const NOW = at("10:00");

interface State {
  isPaid: boolean;
  holder: "none" | "the coder" | "another";
  isOwn: boolean;
  progress: "not started" | "started" | "completed" | "cancelled";
  endsIn: number;
}

/** A schedule around `NOW` in any state that the table allows, as seen by one coder. */
const someState: fc.Arbitrary<State> = fc.record({
  isPaid: fc.boolean(),
  holder: fc.constantFrom("none", "none", "none", "the coder", "another"),
  isOwn: fc.boolean(),
  progress: fc.constantFrom("not started", "not started", "started", "completed", "cancelled"),
  endsIn: fc.constantFrom(-HOUR_MS, 0, 1, HOUR_MS, HOUR_MS + 1, 2 * HOUR_MS),
});

let database: OpenDatabase;
/** Each with a coder and accounts of its own, so that no two sessions of a coder overlap. */
let cases: { id: string; coder: Actor; facts: InsertedSchedule }[];

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const people = await insertCoders(db, 3 * CASES);
  const states = fc.sample(someState, { numRuns: CASES, seed: 1 });
  const drawn = states.map((state, index) => {
    const [coder, another, learner] = people.slice(3 * index).map(({ uid }) => uid);
    if (!coder || !another || !learner) throw new Error("Every case has three accounts.");
    return { coder, facts: scheduleIn(state, { coder, another, learner }) };
  });
  const inserted = await insertSchedules(
    db,
    drawn.map(({ facts }) => facts),
  );
  cases = inserted.map(({ id }, index) => {
    const { coder = "", facts } = drawn[index]!;
    return { id, coder: aCoder(coder), facts };
  });
});
afterAll(() => database.close());

it("[SCHED-7] isOpenFor says of any schedule what the domain's refuseJoin says", async () => {
  const open: string[] = [];
  for (const { id, coder } of cases) {
    const found = await database.db
      .select({ id: schedules.id })
      .from(schedules)
      .where(and(eq(schedules.id, id), isOpenFor({ coderId: coder.uid, now: NOW })));
    open.push(...found.map((each) => each.id));
  }

  const expected = cases.filter(mayJoin).map(({ id }) => id);
  expect(open).toEqual(expected);
  expect(expected.length).toBeGreaterThan(CASES / 20);
});

it("[SCHED-1] isOverAt says of any schedule what the domain's isOver says", async () => {
  const over = await database.db.select({ id: schedules.id }).from(schedules).where(isOverAt(NOW));

  const expected = cases.filter(({ facts }) => isOver(factsOf(facts), NOW)).map(({ id }) => id);
  expect(over.map(({ id }) => id).sort()).toEqual(expected.sort());
  expect(expected.length).toBeGreaterThan(CASES / 4);
  expect(expected.length).toBeLessThan(CASES);
});

it("mayMeet shows a coder the learner of what it holds or may join, and no other learner", async () => {
  for (const each of cases) {
    const { coder, facts } = each;
    const isTheirs = facts.coderId === coder.uid;
    const isMet = await mayMeet(database.db, coder, facts.learnerId, NOW);
    expect({ facts, isMet }).toEqual({ facts, isMet: isTheirs || mayJoin(each) });
  }
});

it("mayMeet shows nothing of what may be joined to a learner", async () => {
  const joinable = cases.find(mayJoin)!;
  const learner: Actor = { ...aCoder(randomUUID()), person: "user" };

  expect(await mayMeet(database.db, learner, joinable.facts.learnerId, NOW)).toBe(false);
});

function mayJoin({ coder, facts }: (typeof cases)[number]): boolean {
  const { coderId = null } = facts;
  return coderId === null && refuseJoin(factsOf(facts), coder.uid, NOW) === null;
}

function scheduleIn(
  {
    isPaid,
    holder,
    isOwn,
    progress,
    endsIn,
  }: typeof someState extends fc.Arbitrary<infer T> ? T : never,
  { coder, another, learner }: { coder: string; another: string; learner: string },
): InsertedSchedule {
  const endsAt = NOW + endsIn;
  const startsAt = endsAt - HOUR_MS;
  return {
    learnerId: isOwn ? coder : learner,
    coderId: { none: null, "the coder": coder, another }[holder] ?? null,
    startsAt,
    endsAt,
    isPaid,
    startedAt: progress === "started" || progress === "completed" ? startsAt : null,
    ...(progress === "cancelled" && { cancelledAt: 0, cancelledBy: "learner", refund: "none" }),
    completedAt: progress === "completed" ? startsAt + 1 : null,
  };
}
