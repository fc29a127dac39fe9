import { login } from "@codetale/contract/identity";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS, MINUTE_MS } from "@codetale/domain/time";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { attempts } from "#platform/db/schema/identity";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";

let database: OpenDatabase;
let app: WholeApp;
const clock = new TestClock(at("10:00"));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock });
});
afterEach(async () => {
  await app.close();
  await database.close();
  vi.useRealTimers();
});

/** The hours of jobs are the database's. */
async function letAnHourPass(): Promise<void> {
  await database.executeSql(
    "update pgboss.job set singleton_on = singleton_on - interval '1 hour'",
  );
}

it("[HOLD-1] removes what has expired every hour, in one process of any number", async () => {
  const signIn = { email: "mina@mail.test", password: "a wrong one", person: "user" };
  await app.call(login, { body: signIn });
  expect(await database.db.$count(attempts)).toBeGreaterThan(0);
  clock.advance(2 * HOUR_MS);

  const other = await openWholeApp({ db: database.db, clock });
  expect(await database.db.$count(attempts)).toBeGreaterThan(0);
  await letAnHourPass();
  vi.advanceTimersByTime(10 * MINUTE_MS);
  await expect.poll(() => database.db.$count(attempts)).toBe(0);
  await other.close();

  const { rows } = await database.executeSql(
    "select count(*)::int as runs from pgboss.job where name = 'tidy-up'",
  );
  expect(rows).toEqual([{ runs: 2 }]);
});
