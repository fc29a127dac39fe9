/**
 * Whether the memory of a server stays flat under mixed load for 30 minutes, or as many as are given:
 * `npm run bench -- memory 10`. Printed for each minute, after a collection of garbage.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { io } from "socket.io-client";
import { createBenchDatabase } from "./support/bench-database.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { conversationIdOf, grownDataSql, LEARNERS_OF_A_CODER } from "./support/grown-data-sql.ts";
import { accountsSql, cookieOf } from "./support/signed-in.ts";

const LEARNERS = 500;
const CLIENTS = 8;
const PAUSE_MS = 100;
const MINUTE_MS = 60_000;
/** Compiled code and filled caches come in the first minutes. */
const SETTLED_AFTER_MINUTES = 3;
const MOST_GROWTH = 1.1;

const [minutes = "30"] = process.argv.slice(2);

const database = await createBenchDatabase("memory");
let server: BenchServer | null = null;
try {
  server = await startBenchServer("product-server.ts", {
    DATABASE_URL: database.url,
    SAMPLE_DATA: "on",
  });
  const coders = Math.ceil(LEARNERS / LEARNERS_OF_A_CODER);
  await database.run(accountsSql(LEARNERS) + accountsSql(coders, "coder"));
  for (const statement of grownDataSql(LEARNERS)) await database.run(statement);
  await watch(server, Number(minutes));
} finally {
  await server?.stop();
  await database.drop();
}

async function watch(loaded: BenchServer, wanted: number): Promise<void> {
  const counts = { calls: 0, failed: 0 };
  let isOn = true;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let turn = client; isOn; turn += CLIENTS) {
      const isAnswered = await callAt(loaded.url, turn);
      counts.calls += 1;
      if (!isAnswered) counts.failed += 1;
      await sleep(PAUSE_MS);
    }
  });
  const rows: { minute: number; calls: number; "heap MB": number; "RSS MB": number }[] = [];
  for (let minute = 0; minute <= wanted; minute += 1) {
    const { heapMb, rssMb } = await loaded.usage();
    rows.push({
      minute,
      calls: counts.calls,
      "heap MB": Number(heapMb.toFixed(1)),
      "RSS MB": Math.round(rssMb),
    });
    console.log(JSON.stringify(rows.at(-1)));
    if (minute < wanted) await sleep(MINUTE_MS);
  }
  isOn = false;
  await Promise.all(clients);
  if (counts.failed > 0) throw new Error(`${counts.failed} calls failed.`);
  report(rows);
}

function report(rows: { minute: number; "heap MB": number; "RSS MB": number }[]): void {
  const settled = rows.find(({ minute }) => minute >= SETTLED_AFTER_MINUTES);
  const last = rows.at(-1);
  if (!settled || !last || settled === last) return;
  const times = last["heap MB"] / settled["heap MB"];
  console.log(
    `Heap from minute ${settled.minute} to ${last.minute}: ${settled["heap MB"]} to ` +
      `${last["heap MB"]} MB (${times.toFixed(2)} times), RSS ${settled["RSS MB"]} to ${last["RSS MB"]} MB`,
  );
  if (times > MOST_GROWTH) process.exitCode = 1;
}

/** What clients do, by turns: lists, searches, openings, messages over a new live connection. */
async function callAt(url: string, turn: number): Promise<boolean> {
  const uid = `learner-${(turn % LEARNERS) + 1}`;
  const get = (path: string) => ask(url, uid, path);
  const kinds: (() => Promise<boolean>)[] = [
    () => ask(url, uid, "/schedule/my-schedule", { userId: uid, completed: false }),
    () => get("/chats"),
    () => get("/stories/"),
    () => get(`/stories/?search=number${(turn % LEARNERS) + 1}`),
    () => get("/onboard/session"),
    () => get("/notices"),
    () => get("/nothing-is-here"),
    () => say(url, uid),
  ];
  return (await kinds[Math.floor(turn / CLIENTS) % kinds.length]?.()) ?? false;
}

async function ask(url: string, uid: string, path: string, body?: object): Promise<boolean> {
  const response = await fetch(url + path, {
    headers: { cookie: cookieOf(uid), ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status < 500;
}

async function say(url: string, uid: string): Promise<boolean> {
  const socket = io(url, { transports: ["websocket"], extraHeaders: { cookie: cookieOf(uid) } });
  try {
    const message = { scheduleId: conversationIdOf(uid), id: randomUUID(), text: "Hello" };
    const result: unknown = await socket.timeout(30_000).emitWithAck("message:send", message);
    return (result as { success: boolean }).success;
  } finally {
    socket.disconnect();
  }
}
