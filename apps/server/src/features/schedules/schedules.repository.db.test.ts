/** What the conditional updates decide when two callers have both read the same old facts. */
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { schedules } from "#platform/db/schema/schedules";
import { contentsOf } from "#testing/table-contents";
import { insertCoder, insertLearner } from "#testing/accounts";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { createScheduleRepository } from "./schedules.repository.ts";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

let world: SchedulesApp;
let repository: ReturnType<typeof createScheduleRepository>;
let learnerId: string;
let coderId: string;

beforeAll(async () => {
  world = await openSchedulesApp();
  repository = createScheduleRepository(world.db, world.chats, world.events);
  learnerId = (await insertLearner(world.db)).uid;
});
afterAll(() => world.close());
beforeEach(async () => {
  coderId = (await insertCoder(world.db)).uid;
});

describe("[SCHED-8] starting and completing change a schedule once", () => {
  const startedAt = at("10:05");
  const completedAt = at("10:50");

  test.each<[string, "start" | "complete", Partial<InsertedSchedule>, boolean]>([
    ["one that is not started is started", "start", {}, true],
    ["one that is started is not", "start", { startedAt }, false],
    ["one that is completed is not", "start", { startedAt, completedAt }, false],
    ["one without a coder is not", "start", { coderId: null }, false],
    ["one that is started is completed", "complete", { startedAt }, true],
    ["one that is not started is not", "complete", {}, false],
    ["one that is completed is not", "complete", { startedAt, completedAt }, false],
  ])("%s (%s)", async (_, change, facts, isChanged) => {
    const { id } = await insert(facts);
    world.chats.events.length = 0;
    const before = await contentsOf(world.db, schedules);

    const changed =
      change === "start"
        ? await repository.start(id, coderId, at("10:55"))
        : await repository.complete(id, at("10:55"));

    expect(changed).toEqual(isChanged ? { id, learnerId, coderId } : null);
    expect(world.chats.events).toHaveLength(isChanged ? 1 : 0);
    if (!isChanged) expect(await contentsOf(world.db, schedules)).toEqual(before);
  });
});

function insert(facts: Partial<InsertedSchedule>) {
  const times = { startsAt: at("10:00"), endsAt: at("11:00") };
  return insertSchedule(world.db, { learnerId, coderId, ...times, ...facts });
}
