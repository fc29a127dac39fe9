/**
 * How many people one process signs in in a second, beside what checking a password costs by
 * itself on the same cores; and how many sessions a second it reads.
 */
import { availableParallelism } from "node:os";
import autocannon from "autocannon";
import { createPasswords } from "../apps/server/src/platform/auth/passwords.ts";
import { createBenchDatabase } from "./support/bench-database.ts";
import { startBenchServer } from "./support/bench-server.ts";
import { accountsSql, cookieOf } from "./support/signed-in.ts";

const PEOPLE = 1_000;
const PASSWORD = "tide pool lantern";
const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;
const ROUNDS = 5;

const database = await createBenchDatabase("sign-ins");
const passwords = createPasswords();
const passwordHash = await passwords.hash(PASSWORD);
const product = await startBenchServer("product-server.ts", { DATABASE_URL: database.url });
try {
  await database.run(`
    ${accountsSql(PEOPLE)}
    insert into accounts (id, account_id, provider_id, user_id, password)
      select id, id, 'credential', id, '${passwordHash}' from users;
    analyze;`);
  await load(signIn, WARM_UP_SECONDS);
  const rounds = [];
  // By turns, so that what else the machine does weighs on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    const hashes = await hashesPerSecond();
    const signIns = await load(signIn, SECONDS);
    rounds.push({ hashes, signIns, share: signIns.requests.average / hashes });
  }
  const [middle] = rounds.sort((a, b) => a.share - b.share).slice(Math.floor(ROUNDS / 2));
  if (!middle) throw new Error("There was no round.");
  await load(readSession, WARM_UP_SECONDS);
  console.table({
    [`password checks alone, ${availableParallelism()} at once`]: {
      "a second": Math.round(middle.hashes),
    },
    "sign-ins": rowOf(middle.signIns),
    "session reads": rowOf(await load(readSession, SECONDS)),
  });
  const shares = rounds.map(({ share }) => share.toFixed(2)).join(", ");
  console.log(`Sign-ins per password check: ${middle.share.toFixed(2)} (${shares})`);
} finally {
  await product.stop();
  await database.drop();
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
    body: JSON.stringify({ email: `learner-${person}@mail.example`, password: PASSWORD }),
  };
}

function readSession(person: number): autocannon.Request {
  const headers = { cookie: cookieOf(`learner-${person}`) };
  return { method: "GET", path: "/onboard/session", headers };
}

async function load(
  requestOf: (person: number) => autocannon.Request,
  duration: number,
): Promise<autocannon.Result> {
  let next = 0;
  const result = await autocannon({
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
