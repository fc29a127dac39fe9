import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { JobStoppedError, type JobHandler } from "#core/ports/jobs";
import type { OpenDatabase } from "#platform/db/database";
import { createJobs, type JobDriver, type JobsDeps } from "./create-jobs.ts";
import { openJobStore, water } from "./testing/job-store.ts";

let database: OpenDatabase;
const opened: JobDriver[] = [];

beforeAll(async () => {
  database = await openJobStore();
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  await database.executeSql("delete from pgboss.job");
});
afterAll(() => database.close());

describe("[HOLD-1] a job", () => {
  it("is run once among processes, with its ids and nothing else", async () => {
    const runs: unknown[] = [];
    const run = async (data: object) => void runs.push(data);
    const [one] = await Promise.all([open({ run }), open({ run }), open({ run })]);
    for (let plant = 1; plant <= 20; plant += 1) {
      await one.jobs.add(water, { plant: String(plant), name: "Fern" } as { plant: string });
    }
    await untilEmpty();

    expect(runs).toHaveLength(20);
    expect(runs).toEqual(
      expect.arrayContaining([...Array(20).keys()].map((n) => ({ plant: String(n + 1) }))),
    );
  });

  it("is run as often at once as its kind says, and not more often", async () => {
    let atOnce = 0;
    let most = 0;
    const gates: (() => void)[] = [];
    const { jobs } = await open({
      run: async () => {
        most = Math.max(most, (atOnce += 1));
        await new Promise<void>((resolve) => gates.push(resolve));
        atOnce -= 1;
      },
    });
    for (const plant of ["1", "2", "3"]) await jobs.add(water, { plant });
    await vi.waitFor(() => expect(gates).toHaveLength(2));
    expect(await overviewOf(jobs)).toMatchObject({ waiting: 1, running: 2 });
    gates.shift()?.();
    await vi.waitFor(() => expect(gates).toHaveLength(2));
    for (const open of gates) open();
    await untilEmpty();

    expect(most).toBe(2);
  });

  it("that a transaction adds is there with the transaction, and not without it", async () => {
    const runs: object[] = [];
    const { jobs } = await open({ run: async (data) => void runs.push(data) });
    await database.db
      .transaction(async (tx) => {
        await jobs.addWithin(tx, water, { plant: "never" });
        throw new Error("rolled back");
      })
      .catch(() => {});
    await database.db.transaction(async (tx) => {
      await jobs.addWithin(tx, water, { plant: "$1 'quoted'" });
    });
    jobs.wake();
    await untilEmpty();

    expect(runs).toEqual([{ plant: "$1 'quoted'" }]);
  });

  it("of another process is found without being told of it", async () => {
    const runs: object[] = [];
    const silent = await open({ run: async () => {} }, {}, false);
    await silent.jobs.add(water, { plant: "1" });
    await open({ run: async (data) => void runs.push(data) }, { lookMs: 5 });

    await vi.waitFor(() => expect(runs).toEqual([{ plant: "1" }]));
  });
});

describe("[HOLD-1] a job that fails", () => {
  it("is tried again, and says in the log which one it was and no word of the error", async () => {
    let tries = 0;
    const { jobs, logged } = await open({
      run: async () => {
        if ((tries += 1) < 3) throw Object.assign(new Error("Mina is 7"), { code: "ECONNREFUSED" });
      },
    });
    await jobs.add(water, { plant: "1" });
    await untilEmpty();

    expect(tries).toBe(3);
    expect(logged).toMatchObject([
      { queue: "water", run: 0 },
      { queue: "water", run: 1 },
    ]);
  });

  it("is given up after its last try, kept in sight, and tried again when an operator wants it", async () => {
    let isBroken = true;
    const givenUp: object[] = [];
    const { jobs } = await open({
      run: async () => {
        if (isBroken) throw Object.assign(new TypeError("Mina is 7"), { code: "ECONNREFUSED" });
      },
      giveUp: async (data) => void givenUp.push(data),
    });
    await jobs.add(water, { plant: "1" });
    await vi.waitFor(() => expect(givenUp).toEqual([{ plant: "1" }]));

    const nothing = { waiting: 0, later: 0, running: 0, oldestWaitingAt: null };
    expect(await overviewOf(jobs)).toEqual({ queue: "water", failed: 1, ...nothing });
    const [failed] = await jobs.failed(9);
    expect(failed).toEqual({
      isOver: false,
      id: expect.any(String),
      queue: "water",
      data: { plant: "1" },
      tries: 3,
      failure: "TypeError ECONNREFUSED",
      failedAt: expect.any(Number),
    });
    const { rows } = await database.executeSql("select j::text as text from pgboss.job j");
    expect(JSON.stringify(rows)).not.toContain("Mina");

    isBroken = false;
    expect(await jobs.retry(failed!.id)).toMatchObject({ queue: "water", isOver: false });
    await untilEmpty();
    expect(await jobs.failed(9)).toEqual([]);
    expect(await jobs.retry(failed!.id)).toBeNull();
  });

  it("of which the feature cannot be told is told again", async () => {
    let tries = 0;
    const { jobs } = await open({
      run: async () => {
        throw new Error();
      },
      giveUp: async () => {
        if ((tries += 1) < 3) throw new Error("the database is away");
      },
    });
    await jobs.add(water, { plant: "1" });

    await vi.waitFor(() => expect(tries).toBe(3));
  });
});

describe("[HOLD-1] a process that ends", () => {
  it("puts what it runs back, which is none of its tries, and another goes on at once", async () => {
    const stopped = await open({ run: untilAborted });
    await stopped.jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await stopped.jobs.stop();
    const runs: object[] = [];
    await open({ run: async (data) => void runs.push(data) });
    await vi.waitFor(() => expect(runs).toEqual([{ plant: "1" }]));

    expect(stopped.logged).toEqual([]);
    const { rows } = await database.executeSql("select retry_count from pgboss.job");
    expect(rows).toEqual([{ retry_count: 0 }]);
  });

  it("waits for what it runs a while, and puts back what does not listen", async () => {
    const deaf = await open({ run: () => new Promise(() => {}) }, { stopMs: 1 });
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
    const frozen = await open({ run }, { lookMs: 1_000_000 });
    await frozen.jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await letTimePass();
    const other = await open({ run: untilAborted }, { signMs: 5 });
    await vi.waitFor(async () => expect(await runOf()).toEqual({ state: "active", run: 1 }));
    wakeUp();
    await frozen.jobs.stop();

    expect(await runOf()).toEqual({ state: "active", run: 1 });
    expect(other.logged).toEqual([]);
  });

  it("is told to stop a job that it lost", async () => {
    const reasons: unknown[] = [];
    const { jobs } = await open(
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
    const { jobs } = await open({ run: untilAborted }, { signMs: 5 });
    await jobs.add(water, { plant: "1" });
    await untilRunning(1);
    await database.executeSql("update pgboss.job set started_on = now() - interval '29 seconds'");
    const recent = "select 1 from pgboss.job where started_on > now() - interval '20 seconds'";
    await vi.waitFor(async () => expect((await database.executeSql(recent)).rows).toHaveLength(1));
  });

  it("is taken over at once by one that is alone on its database", async () => {
    // It does not look again: it stands for a process that is gone.
    const killed = await open({ run: untilAborted }, { stopMs: 1, lookMs: 1_000_000 });
    await killed.jobs.add(water, { plant: "1" });
    await untilRunning(1);
    const runs: object[] = [];
    await open({ run: async (data) => void runs.push(data) }, {}, true, { isAlone: true });

    await vi.waitFor(() => expect(runs).toEqual([{ plant: "1" }]));
  });
});

it("jobs that are out of reach are logged once, and run when they are there again", async () => {
  let isAway = false;
  const executeSql: JobsDeps["executeSql"] = async (text, values) => {
    if (isAway) throw new Error("Connection terminated unexpectedly");
    return database.executeSql(text, values);
  };
  const runs: object[] = [];
  const { logged } = await open(
    { run: async (data) => void runs.push(data) },
    { lookMs: 1, signMs: 1_000_000 },
    true,
    { executeSql },
  );
  isAway = true;
  await vi.waitFor(() => expect(logged).toHaveLength(1));
  await database.executeSql(
    `insert into pgboss.job (name, data) values ('water', '{"plant": "1"}')`,
  );
  isAway = false;
  await vi.waitFor(() => expect(runs).toEqual([{ plant: "1" }]));

  expect(logged).toHaveLength(1);
});

function create(times: JobsDeps["times"] = {}, deps: Partial<JobsDeps> = {}) {
  const logged: object[] = [];
  const log = (details: object) => void logged.push(details);
  const jobs = createJobs({
    executeSql: database.executeSql,
    isAlone: false,
    logger: { error: log, warn: log },
    times: { lookMs: 20, ...times },
    ...deps,
  });
  opened.push(jobs);
  return { jobs, logged };
}

/** @param isStarted whether it runs jobs, or adds them alone */
async function open(
  handler: JobHandler<"plant">,
  times: JobsDeps["times"] = {},
  isStarted = true,
  deps: Partial<JobsDeps> = {},
) {
  const created = create(times, deps);
  created.jobs.handle(water, handler);
  if (isStarted) await created.jobs.start();
  return created;
}

async function untilAborted(_: object, signal: AbortSignal): Promise<void> {
  await new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
  });
}

async function overviewOf(jobs: JobDriver) {
  return (await jobs.overview()).find(({ queue }) => queue === "water");
}

async function untilEmpty(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await database.executeSql(
        "select count(*)::int as left from pgboss.job where state <= 'active'",
      );
      expect(rows).toEqual([{ left: 0 }]);
    },
    { timeout: 20_000 },
  );
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
