/**
 * Three servers behind the proxy of `deploy/haproxy.cfg`, under traffic of every kind, while each part
 * fails in turn. docs/reliability.md names what it proves.
 */
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../apps/server/src/platform/db/database.ts";
import { notices } from "../../apps/server/src/platform/db/schema/notices.ts";
import { schedules } from "../../apps/server/src/platform/db/schema/schedules.ts";
import { openMailServer, type MailServer } from "../../apps/server/src/testing/mail-server.ts";
import { openS3Server } from "../../apps/server/src/testing/s3-server.ts";
import { freePort, startOwnPostgres } from "../../scripts/lib/postgres.mjs";
import { ApiClient } from "../e2e/support/api-client.ts";
import type { AppServer } from "../e2e/support/app-server.ts";
import { sampleCoder, sampleLearner } from "../e2e/support/sample-accounts.ts";
import { startCluster, type Cluster } from "./support/cluster.ts";
import { startProxy } from "./support/proxy.ts";
import { startRedis } from "./support/redis.ts";
import { COMPANY } from "./support/schedules.ts";
import { idsOf, startTraffic, type Traffic } from "./support/traffic.ts";

/** Acknowledged after each fault, by each client, before the next. */
const MESSAGES = 10;

const HOUR_MS = 3_600_000;

let postgres: Awaited<ReturnType<typeof startOwnPostgres>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let storage: Awaited<ReturnType<typeof openS3Server>>;
let mail: MailServer;
let cluster: Cluster;
/** Ends what was started, the last first. */
const endings: (() => Promise<unknown>)[] = [];
let learner: ApiClient;
let coder: ApiClient;
let traffic: Traffic;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  endings.push(postgres.stop);
  redis = await startRedis();
  endings.push(redis.kill);
  storage = await openS3Server();
  endings.push(storage.close);
  mail = await openMailServer();
  endings.push(mail.close);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  cluster = await startCluster(3, postgres.url, {
    REDIS_URL: redis.url,
    PUBLIC_URL: url,
    TRUST_PROXY: "127.0.0.1",
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    S3_ENDPOINT: storage.settings.endpoint,
    S3_BUCKET: storage.settings.bucket,
    S3_ACCESS_KEY: storage.settings.accessKey,
    S3_SECRET_KEY: storage.settings.secretKey,
  });
  endings.push(cluster.stop);
  const proxy = await startProxy(
    port,
    cluster.servers.map((server) => server.url),
  );
  endings.push(proxy.kill);
  learner = await ApiClient.signIn(url, "user", sampleLearner);
  coder = await ApiClient.signIn(url, "coder", sampleCoder);
  traffic = await startTraffic(url, learner, coder);
  endings.push(traffic.stop);
});
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

it("[OPS-3] a server that is killed costs no more than a reconnect", async () => {
  await moreOfEverything();
  for (const server of cluster.servers) await withoutServer(server, () => server.kill());
});

it("[OPS-3] a server that is told to stop answers what has come in", async () => {
  const before = traffic.unanswered.length;
  const [server] = cluster.servers as [AppServer];
  await withoutServer(server, () => server.close());
  expect(traffic.unanswered.slice(before)).toEqual([]);
});

it("[OPS-3] while Redis is away, everything but live events between servers goes on", async () => {
  await redis.kill();
  await expect.poll(degraded).toEqual([["live-events"], ["live-events"], ["live-events"]]);
  await moreOfEverything();

  const missed = Promise.all(
    Object.values(traffic.sockets).map(
      (socket) => new Promise<void>((resolve) => socket.once("events:missed", () => resolve())),
    ),
  );
  await redis.start();

  await missed;
  await expect.poll(degraded).toEqual([[], [], []]);
});

it("[OPS-3] while the storage is away, files are refused for now and all else goes on", async () => {
  const picture = await sharp({
    create: { width: 40, height: 20, channels: 3, background: "teal" },
  })
    .png()
    .toBuffer();
  const images = `/chats/${traffic.scheduleId}/images`;
  const upload = () => learner.upload(images, "image", new Uint8Array(picture));
  const { img } = (await (await upload()).json()) as { img: string };
  const kept = await (await learner.fetch(img)).arrayBuffer();

  await storage.goAway();
  await expect.poll(degraded).toEqual([["files"], ["files"], ["files"]]);
  for (const answer of [await upload(), await learner.fetch(img)]) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  await moreOfEverything();

  await storage.comeBack();
  await expect.poll(degraded).toEqual([[], [], []]);
  expect((await upload()).status).toBe(200);
  expect(await (await learner.fetch(img)).arrayBuffer()).toEqual(kept);
});

it("[OPS-3] while the mail server is away, only those who wait for a mail are told", async () => {
  await mail.close();
  const asked = await learner.post("/onboard/send-otp", { email: "new@mail.example" });
  expect([asked.status, await asked.json()]).toMatchObject([503, { reason: "otp/not-sent" }]);
  await moreOfEverything();

  await mail.open();
  await moreOfEverything();
});

it("[OPS-3] a server's clock may jump by an hour and back, and nobody is kept waiting", async () => {
  const [server] = cluster.servers as [AppServer];
  await server.advance(HOUR_MS);
  await moreOfEverything();
  await server.advance(-HOUR_MS);
  await moreOfEverything();
});

it("[OPS-3] while the database is away, clients are told to come again, and do", async () => {
  const before = traffic.refused;
  await postgres.stop();
  await expect.poll(() => traffic.refused).toBeGreaterThan(before + 5);
  await postgres.start();
  await moreOfEverything();
});

it("[OPS-3] what was acknowledged is there, once; clients are live again", async () => {
  const { acknowledged, sockets, scheduleId } = traffic;
  const heard = new Set<string>();
  sockets.coder.on("message:new", ({ id }: { id: string }) => heard.add(id));
  await moreOfEverything();
  const sent = acknowledged.messages.learner.slice(-5);
  await expect.poll(() => sent.every((id) => heard.has(id))).toBe(true);
  await traffic.stop();

  const messages = await learner.messages(scheduleId);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  const { learner: ofLearner, coder: ofCoder } = acknowledged.messages;
  const since = (ids: string[], first = "") => ids.slice(ids.indexOf(first));
  expect(since(idsOf(messages, learner), ofLearner[0])).toEqual(ofLearner);
  expect(since(idsOf(messages, coder), ofCoder[0])).toEqual(ofCoder);

  const stored = await storedBookings();
  expect(sorted(stored.map(({ id }) => id))).toEqual(sorted(acknowledged.schedules));
  const paid = stored.filter(({ paidAt }) => paidAt !== null);
  expect(sorted(paid.map(({ id }) => id))).toEqual(sorted(acknowledged.payments));

  const confirmations = await storedConfirmations(acknowledged.payments);
  expect(confirmations).toHaveLength(acknowledged.payments.length);
  await expect.poll(() => confirmations.filter(isUnsent), { timeout: 300_000 }).toEqual([]);

  expect(acknowledged.stories.length).toBeGreaterThan(0);
  expect(new Set(acknowledged.stories).size).toBe(acknowledged.stories.length);
  for (const id of acknowledged.stories) {
    expect((await learner.fetch(`/stories/${id}/details`)).status).toBe(200);
  }
  report(traffic);
});

/** Takes a server away and brings it back, while clients go on at the others. */
async function withoutServer(server: AppServer, end: () => Promise<void>): Promise<void> {
  await end();
  await expect
    .poll(() => Object.values(traffic.sockets).every(({ connected }) => connected))
    .toBe(true);
  await moreOfEverything();
  await server.launch();
}

/** Waits until each kind of client has got on. */
async function moreOfEverything(): Promise<void> {
  const counts = () => {
    const { messages, payments, lists } = traffic.acknowledged;
    return [messages.learner.length, messages.coder.length, payments.length, lists];
  };
  const from = counts();
  const enough = from.map((count, index) => count + (index < 2 ? MESSAGES : 1));
  const isEnough = () => counts().every((count, index) => count >= (enough[index] ?? 0));
  await expect.poll(() => isEnough() || traffic.errors.length > 0, { timeout: 300_000 }).toBe(true);
  expect(traffic.errors).toEqual([]);
}

/** What each server says of itself. */
function degraded(): Promise<string[][]> {
  return Promise.all(
    cluster.servers.map(async ({ url }) => {
      const response = await fetch(`${url}/readyz`);
      return ((await response.json()) as { degraded: string[] }).degraded;
    }),
  );
}

/** All of them: lists end somewhere. */
async function storedBookings() {
  const { db, close } = await openPostgres(postgres.url);
  const { id, paidAt, company } = schedules;
  const stored = await db.select({ id, paidAt }).from(schedules).where(eq(company, COMPANY));
  await close();
  return stored;
}

/** The ids of the notices that confirm payments, which are those of their mails. */
async function storedConfirmations(paid: string[]): Promise<string[]> {
  const { db, close } = await openPostgres(postgres.url);
  const rows = await db
    .select({ id: notices.id })
    .from(notices)
    .where(inArray(notices.scheduleId, paid));
  await close();
  return rows.map(({ id }) => id);
}

function isUnsent(id: string): boolean {
  return !mail.received.some(({ source }) => source.includes(id));
}

function sorted(ids: readonly string[]): string[] {
  return [...ids].sort();
}

/** Figures depend on the machine: they are shown, and not asserted. */
function report({ acknowledged, breaks, refused, unanswered }: Traffic): void {
  const { messages, payments, stories, signIns, lists } = acknowledged;
  const longest = Math.max(0, ...breaks);
  process.stdout.write(
    `acknowledged: ${messages.learner.length + messages.coder.length} messages, ` +
      `${payments.length} paid bookings, ${stories.length} stories, ${signIns} sign-ins, ${lists} lists; ` +
      `live again ${breaks.length} times, after ${longest} ms at most; ` +
      `asked to come again ${refused} times, not answered ${unanswered.length} times\n`,
  );
}
