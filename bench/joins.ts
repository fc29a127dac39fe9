/**
 * How soon 200 coders who join 200 schedules at once are answered, out of 200,000 schedules, beside a
 * bare Fastify route that does one conditional update.
 */
import { Agent, request, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { createBenchDatabase } from "./support/bench-database.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { percentile } from "./support/percentile.ts";
import { schedulesSql } from "./support/schedules-sql.ts";
import { accountsSql, cookieOf } from "./support/signed-in.ts";

const LEARNERS = 10_000;
const SCHEDULES_EACH = 20;
const CODERS = 200;
const ROUNDS = 9;
const REST_MS = 500;

/** Browsers have their connections before they join. */
const agent = new Agent({ keepAlive: true, maxSockets: CODERS });

const database = await createBenchDatabase("joins");
const servers: BenchServer[] = [];
try {
  const env = { DATABASE_URL: database.url };
  const product = await startBenchServer("product-server.ts", env);
  servers.push(product);
  await database.run(
    `${accountsSql(LEARNERS)} ${accountsSql(CODERS, "coder")}
     ${schedulesSql(LEARNERS, SCHEDULES_EACH)} analyze;`,
  );
  const bare = await startBenchServer("joins-bare-server.ts", env);
  servers.push(bare);
  const times: Record<"limit" | "ours", number[]> = { limit: [], ours: [] };
  // By turns, so that what else the machine does weighs on both; the first warms up.
  for (let round = -1; round < ROUNDS; round += 1) {
    const limit = await joinAtOnce(bare, "/bare");
    const ours = await joinAtOnce(product, "/coders-schedule/join-schedule");
    if (round < 0) continue;
    times.limit.push(...limit);
    times.ours.push(...ours);
  }
  console.table({
    "bare route, one update": rowOf(times.limit),
    "joining, session checked": rowOf(times.ours),
  });
} finally {
  agent.destroy();
  for (const server of servers) await server.stop();
  await database.drop();
}

/** Each coder joins the earliest schedule that is free, of a learner of their own. @returns milliseconds */
async function joinAtOnce(server: BenchServer, path: string): Promise<number[]> {
  const free = await database.run<{ id: string }>(`
    select distinct on (learner_id) id from schedules
    where coder_id is null and paid_at is not null and learner_id in
      (select 'learner-' || n from generate_series(1, ${CODERS}) n)
    order by learner_id, starts_at`);
  const joins = free.map(async ({ id }, index) => {
    const userId = `coder-${index + 1}`;
    const begunAt = performance.now();
    const call = request(server.url + path, {
      agent,
      method: "POST",
      headers: { "content-type": "application/json", cookie: cookieOf(userId) },
    });
    call.end(JSON.stringify({ scheduleId: id, userId }));
    const [response] = (await once(call, "response")) as [IncomingMessage];
    const body = await text(response);
    if (response.statusCode !== 200) throw new Error(body);
    return performance.now() - begunAt;
  });
  const times = await Promise.all(joins);
  // What a join leaves to be done later is no part of the next round.
  await sleep(REST_MS);
  return times;
}

function rowOf(times: readonly number[]) {
  const ms = (share: number) => Math.round(percentile(times, share));
  return { "p50 ms": ms(0.5), "p99 ms": ms(0.99) };
}
