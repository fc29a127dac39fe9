/**
 * How many people one process signs in in a second, beside a bare Fastify route that reads the account
 * and checks the password, which is what a sign-in costs at least; and how many sessions a second it reads.
 */
import { hashOf } from "../apps/server/src/features/identity/secrets.ts";
import { createBrowserCookie } from "../apps/server/src/platform/auth/browser-cookie.ts";
import { createPasswords } from "../apps/server/src/platform/auth/passwords.ts";
import { createBenchDatabase } from "./support/bench-database.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { measureByTurns, rowOf, type HttpLoad } from "./support/http-load.ts";
import { accountsSql, cookieOf } from "./support/signed-in.ts";

const PEOPLE = 1_000;
const PASSWORD = "tide pool lantern";
const ROUNDS = 5;
const DEVICE_KEY = "the-browser-of-them-all";

/** Of a browser that is known, as nearly all are: a new one's owner is mailed. */
const deviceCookie = createBrowserCookie({ name: "device", path: "/", isSecure: false })
  .serialize(DEVICE_KEY, 60_000)
  .split(";")[0];

const database = await createBenchDatabase("sign-ins");
const servers: BenchServer[] = [];
try {
  const env = { DATABASE_URL: database.url };
  const product = await startBenchServer("product-server.ts", env);
  servers.push(product);
  const passwordHash = await createPasswords().hash(PASSWORD);
  await database.run(
    `${accountsSql(PEOPLE)}
     insert into accounts (id, account_id, provider_id, user_id, password)
       select id, id, 'credential', id, '${passwordHash}' from users;
     insert into known_devices (uid, device_hash, first_seen_at, last_seen_at)
       select id, '${hashOf(DEVICE_KEY)}', 0, 0 from users;
     analyze;`,
  );
  const bare = await startBenchServer("sign-ins-bare-server.ts", env);
  servers.push(bare);
  const { limit, signIns, reads } = await measureByTurns(ROUNDS, {
    limit: { server: bare, load: signingIn("/bare") },
    signIns: { server: product, load: signingIn("/onboard/login") },
    reads: { server: product, load: readingSessions() },
  });
  console.table({
    "bare route, password checked": rowOf(limit),
    "sign-ins": rowOf(signIns),
    "session reads": rowOf(reads),
  });
  console.log(`Share of the limit: ${(signIns.perSecond / limit.perSecond).toFixed(2)}`);
  console.log(`By the processor's time of both: ${(limit.cpuMs / signIns.cpuMs).toFixed(2)}`);
} finally {
  for (const server of servers) await server.stop();
  await database.drop();
}

function signingIn(path: string): HttpLoad {
  return {
    requestOf: (turn) => ({
      method: "POST",
      path,
      headers: { "content-type": "application/json", cookie: deviceCookie },
      body: JSON.stringify({ email: `${personAt(turn)}@mail.example`, password: PASSWORD }),
    }),
  };
}

function readingSessions(): HttpLoad {
  return {
    requestOf: (turn) => ({
      method: "GET",
      path: "/onboard/session",
      headers: { cookie: cookieOf(personAt(turn)) },
    }),
  };
}

function personAt(turn: number): string {
  return `learner-${(turn % PEOPLE) + 1}`;
}
