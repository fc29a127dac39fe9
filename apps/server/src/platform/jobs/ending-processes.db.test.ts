import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { JobStoppedError } from "#core/ports/jobs";
import type { OpenDatabase } from "#platform/db/database";
import { JobProcesses } from "./testing/job-processes.ts";
import { openJobStore, water } from "./testing/job-store.ts";

let database: OpenDatabase;
let processes: JobProcesses;

beforeAll(async () => {
  database = await openJobStore();
  processes = new JobProcesses(database.executeSql);
});
afterEach(async () => {
  await processes.stop();
  await database.executeSql("delete from pgboss.job");
});
afterAll(() => database.close());

describe("[HOLD-1] a process that ends", () => {
  it("puts what it runs back, which is none of its tries, and another goes on at once", async () => {
    const stopped = await processes.open({ run: untilAborted });
    await stopped.jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await stopped.jobs.stop();
    const runs: object[] = [];
    await processes.open({ run: async (data) => void runs.push(data) });
    await vi.waitFor(() => expect(runs).toEqual([{ plant: "1" }]));

    expect(stopped.logged).toEqual([]);
    const { rows } = await database.executeSql("select retry_count from pgboss.job");
    expect(rows).toEqual([{ retry_count: 0 }]);
  });

  it("waits for what it runs a while, and puts back what does not listen", async () => {
    const deaf = await processes.open({ run: () => new Promise(() => {}) }, { stopMs: 1 });
    await deaf.jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await deaf.jobs.stop();

    const { rows } = await database.executeSql("select state::text from pgboss.job");
    expect(rows).toEqual([{ state: "retry" }]);
  });

  it("without a word loses its jobs to another, and does not end them when it wakes again", async () => {
    let wakeUp = () => {};
    const run = () => new Promise<void>((resolve) => (wakeUp = resolve));
    // It does not look again, so that it takes its own lost job up in no case.
    const frozen = await processes.open({ run }, { lookMs: 1_000_000 });
    await frozen.jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await letTimePass();
    const other = await processes.open({ run: untilAborted }, { signMs: 5 });
    await vi.waitFor(async () => expect(await runOf()).toEqual({ state: "active", run: 1 }));
    wakeUp();
    await frozen.jobs.stop();

    expect(await runOf()).toEqual({ state: "active", run: 1 });
    expect(other.logged).toEqual([]);
  });

  it("is told to stop a job that it lost", async () => {
    const reasons: unknown[] = [];
    const { jobs } = await processes.open(
      {
        run: (_, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => {
              reasons.push(signal.reason);
              reject(signal.reason as Error);
            });
          }),
      },
      { signMs: 5 },
    );
    await jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await database.executeSql("update pgboss.job set retry_count = 1");

    await vi.waitFor(() => expect(reasons).toEqual([expect.any(JobStoppedError)]));
    expect(await runOf()).toEqual({ state: "active", run: 1 });
  });

  it("keeps its jobs as long as it lives", async () => {
    const { jobs } = await processes.open({ run: untilAborted }, { signMs: 5 });
    await jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await database.executeSql("update pgboss.job set started_on = now() - interval '29 seconds'");
    const recent = "select 1 from pgboss.job where started_on > now() - interval '20 seconds'";
    await vi.waitFor(async () => expect((await database.executeSql(recent)).rows).toHaveLength(1));
  });

  it("is taken over at once by one that is alone on its database", async () => {
    // It does not look again: it stands for a process that is gone.
    const killed = await processes.open({ run: untilAborted }, { stopMs: 1, lookMs: 1_000_000 });
    await killed.jobs.add(water, { plant: "1" });
    await untilRunning(1);
    const runs: object[] = [];
    await processes.open({ run: async (data) => void runs.push(data) }, {}, true, {
      isAlone: true,
    });

    await vi.waitFor(() => expect(runs).toEqual([{ plant: "1" }]));
  });
});

async function untilAborted(_: object, signal: AbortSignal): Promise<void> {
  await new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

async function untilRunning(count: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.executeSql("select 1 from pgboss.job where state = 'active'");
    expect(rows).toHaveLength(count);
  });
}

/** As if the processes had given no sign of life for long. */
async function letTimePass(): Promise<void> {
  await database.executeSql("update pgboss.job set started_on = now() - interval '31 seconds'");
}

async function runOf() {
  const { rows } = await database.executeSql(
    "select state::text, retry_count as run from pgboss.job",
  );
  return rows[0];
}
