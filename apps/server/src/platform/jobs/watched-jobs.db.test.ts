/** What operators see of jobs: how many wait since when, and what they were caused by. */
import { AsyncLocalStorage } from "node:async_hooks";
import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Tracing } from "#core/ports/tracing";
import type { OpenDatabase } from "#platform/db/database";
import { createJobs, type JobDriver } from "./create-jobs.ts";
import { openJobStore, water } from "./testing/job-store.ts";

let database: OpenDatabase;
let tracing: RecordedTracing;
const opened: JobDriver[] = [];

beforeAll(async () => {
  database = await openJobStore();
});
beforeEach(() => {
  tracing = new RecordedTracing();
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  await database.executeSql("delete from pgboss.job");
});
afterAll(() => database.close());

/** Jobs that look when they are woken. */
function open(run: (data: object) => Promise<void> = async () => {}): JobDriver {
  const jobs = createJobs({
    executeSql: database.executeSql,
    isAlone: false,
    logger: { error: () => {}, warn: () => {} },
    tracing,
    times: { lookMs: HOUR_MS },
  });
  jobs.handle(water, { run });
  opened.push(jobs);
  return jobs;
}

async function overviewOf(jobs: JobDriver) {
  return (await jobs.overview()).find(({ queue }) => queue === "water");
}

it("[OPS-4] a job that is to be tried again later does not wait by then, however old it is", async () => {
  const jobs = open();
  await jobs.add(water, { plant: "1" });
  await database.executeSql(`update pgboss.job
    set state = 'retry', created_on = now() - interval '1 day', start_after = now() + interval '1 hour'`);
  expect(await overviewOf(jobs)).toMatchObject({ waiting: 0, later: 1, oldestWaitingAt: null });

  const { rows } = await database.executeSql(`update pgboss.job
    set start_after = date_trunc('second', now()) - interval '1 minute'
    returning extract(epoch from start_after)::float8 as due`);
  expect(await overviewOf(jobs)).toMatchObject({
    waiting: 1,
    later: 0,
    oldestWaitingAt: Number(rows[0]?.["due"]) * 1000,
  });
});

it("[OPS-4] a job is a part of what added it, in whatever process it runs", async () => {
  const runs: object[] = [];
  const adding = open();
  await tracing.spanOf("one", "call", {}, () => adding.add(water, { plant: "1" }));
  await tracing.spanOf("another", "call", {}, () =>
    database.db.transaction((tx) => adding.addWithin(tx, water, { plant: "2" })),
  );
  await adding.add(water, { plant: "3" });
  await open(async (data) => void runs.push(data)).start();
  await vi.waitFor(() => expect(runs).toHaveLength(3));

  expect(runs).toEqual(expect.arrayContaining([{ plant: "1" }, { plant: "2" }, { plant: "3" }]));
  const causes = tracing.spans.filter(({ name }) => name === "job water").map(({ of }) => of);
  expect(new Set(causes)).toEqual(new Set(["one", "another", null]));
});

it("[OPS-4] a failed job is listed with its ids alone", async () => {
  const jobs = open(() => Promise.reject(new Error()));
  await jobs.start();
  await tracing.spanOf("one", "call", {}, () => jobs.add(water, { plant: "1" }));

  await vi.waitFor(async () =>
    expect(await jobs.failed(9)).toMatchObject([{ data: { plant: "1" } }]),
  );
  expect(Object.keys((await jobs.failed(9))[0]?.data ?? {})).toEqual(["plant"]);
});

/** Names a span by what it is a part of. */
class RecordedTracing implements Tracing {
  readonly spans: { name: string; of: string | null }[] = [];
  readonly #present = new AsyncLocalStorage<string | null>();

  present(): string | null {
    return this.#present.getStore() ?? null;
  }

  span<T>(name: string, attributes: object, work: () => Promise<T>): Promise<T> {
    return this.spanOf(this.present(), name, attributes, work);
  }

  spanOf<T>(of: string | null, name: string, _: object, work: () => Promise<T>): Promise<T> {
    this.spans.push({ name, of });
    return this.#present.run(of, work);
  }
}
