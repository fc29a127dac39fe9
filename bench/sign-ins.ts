/**
 * How many people one process signs in in a second, beside what checking a password costs by
 * itself on the same cores; and how many sessions a second it reads.
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import pg from "pg";
import { SESSION_MS } from "../apps/server/src/features/identity/sessions/session-lifetime.ts";
import { createPasswords } from "../apps/server/src/platform/auth/passwords.ts";
import { createSessionCookie } from "../apps/server/src/platform/auth/session-cookie.ts";

const PEOPLE = 1_000;
const PASSWORD = "tide pool lantern";
const CONNECTIONS = 32;
const SECONDS = 10;
const WARM_UP_SECONDS = 3;
const SECRET = "a-secret-for-the-benchmark-alone-0123456789";

const serverUrl = process.env["DATABASE_TEST_URL"];
if (!serverUrl) throw new Error("Run this with: npm run bench -- sign-ins");

const name = `codetale_bench_${randomBytes(4).toString("hex")}`;
const databaseUrl = new URL(serverUrl);
databaseUrl.pathname = `/${name}`;
await onDatabase(serverUrl, `create database ${name}`);

const passwords = createPasswords();
const passwordHash = await passwords.hash(PASSWORD);
const product = await launch();
try {
  await seed(databaseUrl.href);
  const hashes = await hashesPerSecond();
  const signIns = await measure(signIn);
  const reads = await measure(readSession);
  console.table({
    [`password checks alone, ${availableParallelism()} at once`]: {
      "a second": Math.round(hashes),
    },
    "sign-ins": rowOf(signIns),
    "session reads": rowOf(reads),
  });
  console.log(`Sign-ins per password check: ${(signIns.requests.average / hashes).toFixed(2)}`);
} finally {
  product.process.kill();
  await once(product.process, "exit");
  await onDatabase(serverUrl, `drop database ${name} with (force)`);
}

async function launch(): Promise<{ url: string; process: ChildProcess }> {
  const child = fork(fileURLToPath(new URL("servers/product-server.ts", import.meta.url)), {
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
       select 'person-' || n, 'Person ' || n, n || '@mail.example', true
       from generate_series(1, ${PEOPLE}) n;
     insert into profiles (uid, person, name, created_at) select id, 'user', name, 0 from users;
     insert into accounts (id, account_id, provider_id, user_id, password)
       select id, id, 'credential', id, '${passwordHash}' from users;
     insert into sessions (id, token, user_id, person, expires_at)
       select 'session-' || id, 'token-' || id, id, 'user', now() + interval '1 day' from users;
     analyze;`,
  );
}

/** As many at once as there are cores, which is what a sign-in gets at best. */
async function hashesPerSecond(): Promise<number> {
  let checked = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + SECONDS * 1000;
  const check = async () => {
    while (performance.now() < endsAt) {
      await passwords.verify(PASSWORD, passwordHash);
      checked += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, check));
  return (checked * 1000) / (performance.now() - startedAt);
}

function signIn(person: number): autocannon.Request {
  return {
    method: "POST",
    path: "/onboard/login",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${person}@mail.example`, password: PASSWORD }),
  };
}

function readSession(person: number): autocannon.Request {
  const [pair = ""] = createSessionCookie({
    secret: SECRET,
    isSecure: false,
    lifetimeMs: SESSION_MS,
  })
    .serialize(`token-person-${person}`)
    .split(";");
  return { method: "GET", path: "/onboard/session", headers: { cookie: pair } };
}

async function measure(
  requestOf: (person: number) => autocannon.Request,
): Promise<autocannon.Result> {
  let next = 0;
  const options = (duration: number): autocannon.Options => ({
    url: product.url,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        ...requestOf(1),
        setupRequest: (request) => {
          next = (next % PEOPLE) + 1;
          return { ...request, ...requestOf(next) };
        },
      },
    ],
  });
  await autocannon(options(WARM_UP_SECONDS));
  const result = await autocannon(options(SECONDS));
  if (result.non2xx > 0) throw new Error(`${result.non2xx} calls failed.`);
  return result;
}

function rowOf({ requests, latency }: autocannon.Result) {
  return {
    "a second": Math.round(requests.average),
    "p50 ms": latency.p50,
    "p99 ms": latency.p99,
  };
}

async function onDatabase(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}
