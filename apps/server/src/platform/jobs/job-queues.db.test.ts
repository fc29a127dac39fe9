import { DAY_MS, SECOND_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { JobKind } from "#core/ports/jobs";
import type { OpenDatabase } from "#platform/db/database";
import { openTestDatabase } from "#testing/database";
import { openTestJobs } from "#testing/jobs";
import { prepareJobs } from "./job-store.ts";

const sweep: JobKind<never> = {
  queue: "sweep",
  ids: [],
  atOnce: 1,
  retries: 2,
  retryAfterMs: 0,
};

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("[HOLD-1] a job that comes in periods runs once in each among all processes", async () => {
  let runs = 0;
  const start = async () => {
    const jobs = await openTestJobs(database.db, [sweep]);
    jobs.handle(sweep, {
      run: async () => {
        runs += 1;
      },
    });
    jobs.every(sweep, DAY_MS);
    await jobs.start();
    return jobs;
  };
  const all = [await start(), await start(), await start()];
  await vi.waitFor(async () => {
    const { rows } = await database.executeSql("select state::text from pgboss.job");
    expect(rows).toEqual([{ state: "completed" }]);
  });
  all.push(await start());
  for (const jobs of all) await jobs.stop();

  expect(runs).toBe(1);
});

it("a job with a short period comes again and again", async () => {
  let runs = 0;
  const jobs = await openTestJobs(database.db, [sweep]);
  jobs.handle(sweep, {
    run: async () => {
      runs += 1;
    },
  });
  jobs.every(sweep, SECOND_MS);
  await jobs.start();
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), { timeout: 20_000 });
  await jobs.stop();
});

it("a queue whose kind has changed since follows it", async () => {
  await prepareJobs(database.executeSql, [sweep]);
  await prepareJobs(database.executeSql, [{ ...sweep, retries: 7 }]);
  const { rows } = await database.executeSql(
    "select retry_limit from pgboss.queue where name = 'sweep'",
  );

  expect(rows).toEqual([{ retry_limit: 7 }]);
});
