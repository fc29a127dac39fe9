import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { JobHandler, JobKind } from "#core/ports/jobs";
import type { OpenDatabase } from "#platform/db/database";
import { openTestDatabase } from "#testing/database";
import { openTestJobs } from "#testing/jobs";
import type { JobDriver } from "./create-jobs.ts";

const water: JobKind<"plant"> = {
  queue: "water",
  ids: ["plant"],
  atOnce: 2,
  retries: 1,
  retryAfterMs: 0,
};

let database: OpenDatabase;
const opened: JobDriver[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  await database.executeSql("delete from pgboss.job");
});
afterAll(() => database.close());

describe("[OPS-4] a failed job", () => {
  it("of which nothing is left to do is not tried again", async () => {
    const wilted = new Set<string>();
    let runs = 0;
    const jobs = await start({
      run: async () => {
        runs += 1;
        throw new Error();
      },
      isOver: async ({ plant }) => wilted.has(plant),
    });
    await jobs.add(water, { plant: "1" });
    await vi.waitFor(async () => expect(await jobs.failed(9)).toMatchObject([{ isOver: false }]));
    wilted.add("1");
    const [failed] = await jobs.failed(9);

    expect(failed).toMatchObject({ isOver: true });
    expect(await jobs.retry(failed?.id ?? "")).toMatchObject({ isOver: true });
    expect([runs, (await jobs.failed(9)).length]).toEqual([2, 1]);
  });

  it("of a queue that is not known any more is over", async () => {
    const former = await start({ run: () => Promise.reject(new Error()) });
    await former.add(water, { plant: "1" });
    await vi.waitFor(async () => expect(await former.failed(9)).toHaveLength(1));
    const jobs = await openTestJobs(database.db, []);

    expect(await jobs.failed(9)).toMatchObject([{ queue: "water", isOver: true }]);
  });
});

async function start(handler: JobHandler<"plant">): Promise<JobDriver> {
  const jobs = await openTestJobs(database.db, [water]);
  jobs.handle(water, handler);
  await jobs.start();
  opened.push(jobs);
  return jobs;
}
