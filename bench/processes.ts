/**
 * How much three processes carry beside one, on as many cores as there are: lists of schedules, and what
 * the processor spends on a call in the servers and in PostgreSQL.
 */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import autocannon from "autocannon";
import { createBenchDatabase } from "./support/bench-database.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { schedulesSql } from "./support/schedules-sql.ts";
import { accountsSql, cookieOf } from "./support/signed-in.ts";

const LEARNERS = 10_000;
const SCHEDULES_EACH = 20;
const PROCESSES = 3;
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 48;
/** What Linux counts processor time in. */
const TICKS_A_SECOND = 100;

const database = await createBenchDatabase("processes");
const servers: BenchServer[] = [];
try {
  const env = { DATABASE_URL: database.url };
  for (let count = 0; count < PROCESSES; count += 1) {
    servers.push(await startBenchServer("product-server.ts", env));
  }
  await database.run(`${accountsSql(LEARNERS)} ${schedulesSql(LEARNERS, SCHEDULES_EACH)} analyze;`);
  const rounds: Record<"one" | "all", Outcome[]> = { one: [], all: [] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const one = await load(servers.slice(0, 1));
    const all = await load(servers);
    if (round < 0) continue;
    rounds.one.push(one);
    rounds.all.push(all);
  }
  const [one, all] = [median(rounds.one), median(rounds.all)];
  console.table({ "one process": one, [`${PROCESSES} processes`]: all });
  console.log(`Times: ${(all["calls/s"] / one["calls/s"]).toFixed(2)}`);
  // One process uses one core at most; clients take none of a product's own cores.
  const { "server ms a call": server, "PostgreSQL ms a call": postgres } = one;
  const cores = availableParallelism();
  const most = cores / (server + postgres);
  const times = Math.min(PROCESSES / server, most) / Math.min(1 / server, most);
  console.log(
    `By the processor's time, without the clients, ${cores} cores carry ${times.toFixed(2)} times as much ` +
      `with ${PROCESSES} processes as with one.`,
  );
} finally {
  for (const server of servers) await server.stop();
  await database.drop();
}

type Outcome = Record<"calls/s" | "p50 ms" | "server ms a call" | "PostgreSQL ms a call", number>;

/** Clients that are spread over the servers, as by a proxy. */
async function load(loaded: readonly BenchServer[]): Promise<Outcome> {
  const before = { server: await cpuMsOf(loaded), postgres: postgresCpuMs() };
  const results = await Promise.all(
    loaded.map(({ url }, index) => {
      let turn = index;
      return autocannon({
        url,
        connections: CONNECTIONS / loaded.length,
        duration: SECONDS,
        requests: [
          {
            method: "POST",
            path: "/schedule/my-schedule",
            setupRequest: (request) => {
              turn += loaded.length;
              const userId = `learner-${(turn % LEARNERS) + 1}`;
              return {
                ...request,
                headers: { "content-type": "application/json", cookie: cookieOf(userId) },
                body: JSON.stringify({ userId, completed: false }),
              };
            },
          },
        ],
      });
    }),
  );
  const failed = results.reduce((sum, { non2xx }) => sum + non2xx, 0);
  if (failed > 0) throw new Error(`${failed} calls failed.`);
  const calls = results.reduce((sum, { requests }) => sum + requests.total, 0);
  return {
    "calls/s": Math.round(calls / SECONDS),
    "p50 ms": Math.max(...results.map(({ latency }) => latency.p50)),
    "server ms a call": round(((await cpuMsOf(loaded)) - before.server) / calls),
    "PostgreSQL ms a call": round((postgresCpuMs() - before.postgres) / calls),
  };
}

async function cpuMsOf(loaded: readonly BenchServer[]): Promise<number> {
  const usages = await Promise.all(loaded.map((server) => server.usage()));
  return usages.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** Of the processes that serve this database, and live; 0 on systems without /proc. */
function postgresCpuMs(): number {
  const name = new URL(database.url).pathname.slice(1);
  let ticks = 0;
  for (const pid of processIds()) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(name)) continue;
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // After the name of the program, which may hold anything.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended meanwhile.
    }
  }
  return (ticks * 1000) / TICKS_A_SECOND;
}

function processIds(): string[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
}

function median(outcomes: readonly Outcome[]): Outcome {
  const sorted = [...outcomes].sort((a, b) => a["calls/s"] - b["calls/s"]);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("There was no round.");
  return middle;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
