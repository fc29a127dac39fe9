import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import type { JobDriver, JobsDeps } from "./create-jobs.ts";
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

describe("[HOLD-1] a job", () => {
  it("is run once among processes, with its ids and nothing else", async () => {
    const runs: unknown[] = [];
    const run = async (data: object) => void runs.push(data);
    const [one] = await Promise.all([
      processes.open({ run }),
      processes.open({ run }),
      processes.open({ run }),
    ]);
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
    const { jobs } = await processes.open({
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
    const { jobs } = await processes.open({ run: async (data) => void runs.push(data) });
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
    const silent = await processes.open({ run: async () => {} }, {}, false);
    await silent.jobs.add(water, { plant: "1" });
    await processes.open({ run: async (data) => void runs.push(data) }, { lookMs: 5 });

    await vi.waitFor(() => expect(runs).toEqual([{ plant: "1" }]));
  });
});

describe("[HOLD-1] a job that fails", () => {
  it("is tried again, and says in the log which one it was and no word of the error", async () => {
    let tries = 0;
    const { jobs, logged } = await processes.open({
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
    const { jobs } = await processes.open({
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
    const { jobs } = await processes.open({
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

it("jobs that are out of reach are logged once, and run when they are there again", async () => {
  let isAway = false;
  const executeSql: JobsDeps["executeSql"] = async (text, values) => {
    if (isAway) throw new Error("Connection terminated unexpectedly");
    return database.executeSql(text, values);
  };
  const runs: object[] = [];
  const { logged } = await processes.open(
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
