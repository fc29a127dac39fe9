import { login } from "@codetale/contract/identity";
import { at } from "@codetale/domain/testing/at";
import { HOUR_MS } from "@codetale/domain/time";
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

it("removes what has expired every hour, as long as the app is open", async () => {
  const signIn = { email: "mina@mail.test", password: "a wrong one", person: "user" };
  await app.call(login, { body: signIn });
  expect(await database.db.$count(attempts)).toBeGreaterThan(0);
  clock.advance(2 * HOUR_MS);

  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(await database.db.$count(attempts)).toBeGreaterThan(0);
  vi.advanceTimersByTime(1);
  await expect.poll(() => database.db.$count(attempts)).toBe(0);
});
