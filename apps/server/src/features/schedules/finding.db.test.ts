import { listLearnerSchedules } from "@codetale/contract/schedules";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aCoder, aLearner, send } from "#testing/http";
import { insertSchedule } from "#testing/schedules";
import { openSchedulesApp, type SchedulesApp } from "./testing/open-schedules-app.ts";

let feature: SchedulesApp;
let lena: string;
let cody: string;
let id: string;

beforeAll(async () => {
  feature = await openSchedulesApp();
  lena = (await insertLearner(feature.db, { name: "Lena" })).uid;
  cody = (await insertCoder(feature.db, { name: "Cody" })).uid;
  ({ id } = await insertSchedule(feature.db, {
    learnerId: lena,
    coderId: cody,
    startsAt: at("10:00"),
    endsAt: at("11:00"),
  }));
});
afterAll(() => feature.close());

it("gives a schedule to either participant as it crosses the wire, in either role", async () => {
  const response = await send(feature.app, listLearnerSchedules, {
    as: aLearner(lena),
    body: { userId: lena, completed: false },
  });
  const [listed] = listLearnerSchedules.response.parse(response.json()).userSchedule;
  expect(listed?.id).toBe(id);

  for (const actor of [aLearner(lena), aCoder(lena), aCoder(cody), aLearner(cody)]) {
    expect(await feature.schedules.findFor(actor, id)).toEqual(listed);
  }
});

it("gives it to no other account, and looks for no id that is none", async () => {
  const { uid: cora } = await insertCoder(feature.db);

  expect(await feature.schedules.findFor(aCoder(cora), id)).toBeNull();
  expect(await feature.schedules.findFor(aLearner(lena), "no-uuid")).toBeNull();
});
