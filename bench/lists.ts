/**
 * How many lists of schedules one process answers in a second, out of 200,000 schedules with 20 a
 * learner and the session checked, beside a bare Fastify route with the same prepared query.
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import pg from "pg";
import { SESSION_MS } from "../apps/server/src/features/identity/sessions/session-lifetime.ts";
import { createSessionCookie } from "../apps/server/src/platform/auth/session-cookie.ts";

const LEARNERS = 10_000;
const SCHEDULES_EACH = 20;
const CONNECTIONS = 32;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const SECRET = "a-secret-for-the-benchmark-alone-0123456789";

const serverUrl = process.env["DATABASE_TEST_URL"];
if (!serverUrl) throw new Error("Run this with: npm run bench -- lists");

const name = `codetale_bench_${randomBytes(4).toString("hex")}`;
const databaseUrl = new URL(serverUrl);
databaseUrl.pathname = `/${name}`;
await onDatabase(serverUrl, `create database ${name}`);

const product = await launch("servers/product-server.ts");
await seed(databaseUrl.href);
const bare = await launch("servers/lists-bare-server.ts");
try {
  const limit = await measure(bare.url, "/bare");
  const ours = await measure(product.url, "/schedule/my-schedule");
  console.table({
    "bare route, same query": rowOf(limit),
    "schedule list, session checked": rowOf(ours),
  });
  console.log(`Share of the limit: ${(ours.requests.average / limit.requests.average).toFixed(2)}`);
} finally {
  product.process.kill();
  bare.process.kill();
  await Promise.all([once(product.process, "exit"), once(bare.process, "exit")]);
  await onDatabase(serverUrl, `drop database ${name} with (force)`);
}

async function launch(file: string): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    execArgv: ["--import", "tsx"],
    env: {
      ...process.env,
      TRIAL: "on",
      DATABASE_URL: databaseUrl.href,
      SECRET,
      PORT: "0",
      LOG_LEVEL: "error",
    },
  });
  const [message] = (await once(child, "message")) as [{ address: string }];
  return { url: message.address, process: child };
}

async function seed(url: string): Promise<void> {
  await onDatabase(
    url,
    `insert into users (id, name, email, email_verified)
       select 'learner-' || n, 'Learner ' || n, n || '@mail.example', true
       from generate_series(1, ${LEARNERS}) n;
     insert into profiles (uid, person, name, created_at)
       select id, 'user', name, 0 from users;
     insert into sessions (id, token, user_id, person, expires_at)
       select 'session-' || id, 'token-' || id, id, 'user', now() + interval '1 day' from users;
     insert into schedules (id, learner_id, starts_at, ends_at, time_zone, difficulty, language,
         number_of_questions, company, mode, other_requests, paid_at, created_at)
       select gen_random_uuid(), 'learner-' || n, at, at + 3600000, 'Asia/Kolkata', 'Medium',
         'Python', 3, 'Acme', 'Practice', 'Graphs, if possible.', 0, 0
       from generate_series(1, ${LEARNERS}) n,
         lateral (select (extract(epoch from now()) * 1000)::bigint + s * 86400000 as at
                  from generate_series(1, ${SCHEDULES_EACH}) s) t;
     analyze;`,
  );
}

async function measure(url: string, path: string): Promise<autocannon.Result> {
  const cookie = createSessionCookie({ secret: SECRET, isSecure: false, lifetimeMs: SESSION_MS });
  let next = 0;
  const options = (duration: number): autocannon.Options => ({
    url,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        method: "POST",
        path,
        setupRequest: (request) => {
          next = (next % LEARNERS) + 1;
          const userId = `learner-${next}`;
          const [pair = ""] = cookie.serialize(`token-${userId}`).split(";");
          return {
            ...request,
            headers: { "content-type": "application/json", cookie: pair },
            body: JSON.stringify({ userId, completed: false }),
          };
        },
      },
    ],
  });
  await autocannon(options(WARM_UP_SECONDS));
  const result = await autocannon(options(SECONDS));
  if (result.non2xx > 0) throw new Error(`${result.non2xx} calls of ${path} failed.`);
  return result;
}

function rowOf({ requests, latency, throughput }: autocannon.Result) {
  return {
    "calls/s": Math.round(requests.average),
    "p50 ms": latency.p50,
    "p99 ms": latency.p99,
    "MB/s": Number((throughput.average / 1e6).toFixed(1)),
  };
}

async function onDatabase(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
