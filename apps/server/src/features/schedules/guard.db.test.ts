/** Who may not do what: every call, by everybody who is not meant to make it. */
import type { Endpoint } from "@codetale/contract/endpoint";
import {
  addSchedule,
  joinSchedule,
  listCoderSchedules,
  listLearnerSchedules,
  listOpenSchedules,
  startTest,
} from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { chats } from "#platform/db/schema/chat";
import { profiles } from "#platform/db/schema/identity";
import { schedules } from "#platform/db/schema/schedules";
import { contentsOf } from "#testing/table-contents";
import { aCoder, aLearner, send } from "#testing/http";
import { insertCoder, insertLearner } from "#testing/accounts";
import { insertSchedule } from "#testing/schedules";
import { aBookingForm } from "./testing/bookings.ts";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

/** Lena booked three sessions, of which Cody holds two. Omar and Cora have no part in them. */
const lena = aLearner("lena");
const omar = aLearner("omar");
const cody = aCoder("cody");
const cora = aCoder("cora");
const people: Record<string, Actor> = { lena, omar, cody, cora };

let world: SchedulesApp;
/** Can be started, exited and joined, in this order. */
const ids = { assigned: "", running: "", open: "" };

beforeAll(async () => {
  world = await openSchedulesApp();
  const { db, clock } = world;
  clock.set(at("10:05"));
  for (const { uid } of [lena, omar]) await insertLearner(db, { uid, name: `Secret ${uid}` });
  for (const { uid } of [cody, cora]) await insertCoder(db, { uid, name: `Secret ${uid}` });
  const session = { learnerId: "lena", startsAt: at("10:00"), endsAt: at("11:00") };
  const early = { startsAt: at("07:00"), endsAt: at("08:00"), startedAt: at("07:00") };
  ids.open = (await insertSchedule(db, session)).id;
  ids.assigned = (await insertSchedule(db, { ...session, coderId: "cody" })).id;
  ids.running = (await insertSchedule(db, { ...session, ...early, coderId: "cody" })).id;
});
afterAll(() => world.close());

/** Each call with the body that names `uid`. */
const calls = {
  "book for": [addSchedule, (uid) => ({ uid, ...aBookingForm })],
  "list the bookings of": [listLearnerSchedules, (userId) => ({ userId, completed: false })],
  "list the past bookings of": [listLearnerSchedules, (userId) => ({ userId, completed: true })],
  "list the sessions of": [listCoderSchedules, (userId) => ({ userId, completed: false })],
  "list the past sessions of": [listCoderSchedules, (userId) => ({ userId, completed: true })],
  "list what is open to": [listOpenSchedules, (userId) => ({ userId })],
  "join in the name of": [joinSchedule, (userId) => ({ userId, scheduleId: ids.open })],
  "start the session of": [startTest, () => ({ scheduleId: ids.assigned, key: "started" })],
  "exit the session of": [startTest, () => ({ scheduleId: ids.running, key: "completed" })],
} satisfies Record<string, [Endpoint, (uid: string) => object]>;

type CallName = keyof typeof calls;

describe("[GUARD-4] nobody who is not signed in can", () => {
  test.each(Object.keys(calls) as CallName[])("%s anybody", async (call) => {
    for (const uid of ["lena", "cody"]) {
      const response = await expectNothing(null, call, uid);
      expect(response).toMatchObject({ status: 401, reason: "session/required" });
    }
  });
});

describe("[GUARD-4] whatever ids the body names,", () => {
  test.each<[string, CallName, string, number, string]>([
    ["omar", "book for", "lena", 403, "access/denied"],
    ["omar", "list the bookings of", "lena", 403, "access/denied"],
    ["omar", "list the past bookings of", "lena", 403, "access/denied"],
    ["omar", "list the sessions of", "cody", 403, "access/wrong-person"],
    ["omar", "list the past sessions of", "cody", 403, "access/wrong-person"],
    ["omar", "list the sessions of", "omar", 403, "access/wrong-person"],
    ["omar", "list what is open to", "omar", 403, "access/wrong-person"],
    ["omar", "join in the name of", "omar", 403, "access/wrong-person"],
    ["omar", "join in the name of", "cody", 403, "access/wrong-person"],
    ["omar", "start the session of", "lena", 404, "schedule/unknown"],
    ["omar", "exit the session of", "lena", 404, "schedule/unknown"],
    ["cora", "book for", "cora", 403, "access/wrong-person"],
    ["cora", "book for", "lena", 403, "access/wrong-person"],
    ["cora", "list the bookings of", "lena", 403, "access/denied"],
    ["cora", "list the past bookings of", "lena", 403, "access/denied"],
    ["cora", "list the sessions of", "cody", 403, "access/denied"],
    ["cora", "list the past sessions of", "cody", 403, "access/denied"],
    ["cora", "list what is open to", "cody", 403, "access/denied"],
    ["cora", "join in the name of", "cody", 403, "access/denied"],
    ["cora", "start the session of", "cody", 404, "schedule/unknown"],
    ["cora", "exit the session of", "cody", 404, "schedule/unknown"],
    ["lena", "list the sessions of", "cody", 403, "access/wrong-person"],
    ["lena", "join in the name of", "lena", 403, "access/wrong-person"],
    ["lena", "exit the session of", "lena", 403, "access/wrong-person"],
    ["cody", "book for", "lena", 403, "access/wrong-person"],
    ["cody", "list the bookings of", "lena", 403, "access/denied"],
    ["cody", "list what is open to", "cora", 403, "access/denied"],
    ["cody", "join in the name of", "cora", 403, "access/denied"],
  ])("%s cannot %s %s", async (who, call, uid, status, reason) => {
    const response = await expectNothing(people[who]!, call, uid);

    expect(response).toMatchObject({ status, reason });
  });
});

/** Makes the call and expects that nothing was changed, told to anybody live, or given away. */
async function expectNothing(as: Actor | null, call: CallName, uid: string) {
  const { app, db, live, chats: conversations } = world;
  live.events.length = 0;
  const before = await contentsOf(db, schedules, chats, profiles);

  const [endpoint, body] = calls[call];
  const response = await send(app, endpoint, { as, body: body(uid) });

  expect(await contentsOf(db, schedules, chats, profiles)).toEqual(before);
  expect(live.events).toEqual([]);
  expect(conversations.events).toEqual([]);
  expect(response.body).not.toMatch(/Secret|Acme/);
  const { reason } = response.json<{ reason: string }>();
  return { status: response.statusCode, reason };
}
