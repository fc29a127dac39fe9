/**
 * How much three processes on one database carry beside one, and where the machine's time goes: the
 * clients and the database share its cores with them, so that more cores than are left cannot be used.
 */
import { availableParallelism, cpus } from "node:os";
import { createBenchDatabase } from "./support/bench-database.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { callOften } from "./support/http-load.ts";
import { listingLoad } from "./support/listing-load.ts";
import { percentile } from "./support/percentile.ts";
import { schedulesSql } from "./support/schedules-sql.ts";
import { accountsSql } from "./support/signed-in.ts";

const LEARNERS = 10_000;
const SCHEDULES_EACH = 20;
const PROCESSES = 3;
const CONNECTIONS = 48;
const WARM_UP_SECONDS = 3;
const SECONDS = 6;
const ROUNDS = 5;

interface Outcome {
  perSecond: number;
  p99Ms: number;
  /** Cores in use, on average. */
  cores: { servers: number; clients: number; all: number };
}

const database = await createBenchDatabase("processes");
const servers: BenchServer[] = [];
try {
  const env = { DATABASE_URL: database.url };
  const first = await startBenchServer("product-server.ts", env);
  servers.push(first);
  await database.run(`${accountsSql(LEARNERS)} ${schedulesSql(LEARNERS, SCHEDULES_EACH)} analyze;`);
  while (servers.length < PROCESSES) servers.push(await startBenchServer("product-server.ts", env));
  await measure(servers, WARM_UP_SECONDS);
  const outcomes: Record<"one" | "three", Outcome[]> = { one: [], three: [] };
  // By turns, so that what else the machine does weighs on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    outcomes.one.push(await measure([first], SECONDS));
    outcomes.three.push(await measure(servers, SECONDS));
  }
  const [one, three] = [median(outcomes.one), median(outcomes.three)];
  console.table({ "one process": rowOf(one), [`${PROCESSES} processes`]: rowOf(three) });
  console.log(`${PROCESSES} beside one: ${(three.perSecond / one.perSecond).toFixed(2)}`);
  console.log(
    `With every core of this machine in use as well as by ${PROCESSES}: at most ${(three.cores.all / one.cores.all).toFixed(2)}`,
  );
  console.log(
    `By the servers' processor alone, which machines of their own leave to them: ${((PROCESSES * perCore(three)) / perCore(one)).toFixed(2)}`,
  );
} finally {
  for (const server of servers) await server.stop();
  await database.drop();
}

/** Spreads the same connections over the servers. */
async function measure(group: readonly BenchServer[], seconds: number): Promise<Outcome> {
  const load = {
    ...listingLoad("/schedule/my-schedule", LEARNERS),
    connections: CONNECTIONS / group.length,
  };
  const before = await usage(group);
  const results = await Promise.all(group.map(({ url }) => callOften(url, load, seconds)));
  const after = await usage(group);
  const coresOf = (kind: keyof typeof before) => (after[kind] - before[kind]) / 1000 / seconds;
  return {
    perSecond: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
    cores: { servers: coresOf("servers"), clients: coresOf("clients"), all: coresOf("all") },
  };
}

/** Milliseconds of processor since each began. */
async function usage(group: readonly BenchServer[]) {
  let ofServers = 0;
  for (const server of group) ofServers += (await server.usage()).cpuMs;
  const { user, system } = process.cpuUsage();
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return {
    servers: ofServers,
    clients: (user + system) / 1000,
    all: busy.reduce((sum, ms) => sum + ms, 0),
  };
}

/** Calls a second for each core that the servers have in use. */
function perCore({ perSecond, cores }: Outcome): number {
  return perSecond / cores.servers;
}

function median(outcomes: readonly Outcome[]): Outcome {
  const middle = percentile(
    outcomes.map(({ perSecond }) => perSecond),
    0.5,
  );
  const found = outcomes.find(({ perSecond }) => perSecond === middle);
  if (!found) throw new Error("There was no round.");
  return found;
}

function rowOf({ perSecond, p99Ms, cores }: Outcome) {
  const rounded = (value: number) => Number(value.toFixed(2));
  return {
    "calls/s": Math.round(perSecond),
    "p99 ms": p99Ms,
    "cores of servers": rounded(cores.servers),
    "of clients": rounded(cores.clients),
    "of database and others": rounded(cores.all - cores.servers - cores.clients),
    "of all": `${rounded(cores.all)} of ${availableParallelism()}`,
  };
}
