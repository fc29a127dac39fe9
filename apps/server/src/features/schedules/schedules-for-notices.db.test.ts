import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertLearner } from "#testing/accounts";
import { openTestDatabase } from "#testing/database";
import { insertSchedule } from "#testing/schedules";
import { schedulesForNotices } from "./schedules-for-notices.repository.ts";

const NOW = at("10:30");

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe("[NOTE-2] of more sessions than a calendar takes", () => {
  it("it has those that are ahead, soonest first, and fills up with the latest past ones", async () => {
    const { uid } = await insertLearner(database.db);
    const starts = [-3, -2, -1, 0, 1, 2].map((days) => at("10:00") + days * DAY_MS);
    for (const startsAt of starts) await insertFor(uid, startsAt);

    // One goes on from 10:00 to 11:00.
    expect(await startsFor(uid, 2)).toEqual(starts.slice(3, 5));
    expect(await startsFor(uid, 3)).toEqual(starts.slice(3));
    expect(await startsFor(uid, 4)).toEqual(starts.slice(2));
    expect(await startsFor(uid, 500)).toEqual(starts.slice(1));
  });
});

async function insertFor(learnerId: string, startsAt: number): Promise<void> {
  await insertSchedule(database.db, { learnerId, startsAt, endsAt: startsAt + HOUR_MS });
}

async function startsFor(uid: string, most: number): Promise<number[]> {
  const within = { fromAt: at("10:00") - 2 * DAY_MS, now: NOW, most };
  const found = await schedulesForNotices.findForCalendar(database.db, uid, within);
  return found.map(({ startsAt }) => startsAt);
}
