/**
 * How many lists of schedules one process answers in a second, out of 200,000 schedules with 20 a
 * learner and the session checked, beside a bare Fastify route with the same prepared query.
 */
import { createBenchDatabase } from "./support/bench-database.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { measureByTurns, rowOf } from "./support/http-load.ts";
import { listingLoad } from "./support/listing-load.ts";
import { schedulesSql } from "./support/schedules-sql.ts";
import { accountsSql } from "./support/signed-in.ts";

const LEARNERS = 10_000;
const SCHEDULES_EACH = 20;
const ROUNDS = 5;

const database = await createBenchDatabase("lists");
const servers: BenchServer[] = [];
try {
  const env = { DATABASE_URL: database.url };
  const product = await startBenchServer("product-server.ts", env);
  servers.push(product);
  await database.run(`${accountsSql(LEARNERS)} ${schedulesSql(LEARNERS, SCHEDULES_EACH)} analyze;`);
  const bare = await startBenchServer("lists-bare-server.ts", env);
  servers.push(bare);
  const { limit, ours } = await measureByTurns(ROUNDS, {
    limit: { server: bare, load: listingLoad("/bare", LEARNERS) },
    ours: { server: product, load: listingLoad("/schedule/my-schedule", LEARNERS) },
  });
  console.table({
    "bare route, same query": rowOf(limit),
    "schedule list, session checked": rowOf(ours),
  });
  console.log(`Share of the limit: ${(ours.perSecond / limit.perSecond).toFixed(2)}`);
  console.log(`By the processor's time of both: ${(limit.cpuMs / ours.cpuMs).toFixed(2)}`);
} finally {
  for (const server of servers) await server.stop();
  await database.drop();
}
