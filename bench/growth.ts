/**
 * Whether anything grows slower with the product: lists, searches and openings of conversations with 1
 * million schedules, 10 million messages and 100,000 stories, beside the same with a hundredth of them.
 * `npm run bench -- growth 2` has 2 million messages, and all else in proportion.
 */
import { createBenchDatabase, type BenchDatabase } from "./support/bench-database.ts";
import { startBenchServer, type BenchServer } from "./support/bench-server.ts";
import { conversationIdOf, grownDataSql, LEARNERS_OF_A_CODER } from "./support/grown-data-sql.ts";
import { percentile } from "./support/percentile.ts";
import { accountsSql, cookieOf } from "./support/signed-in.ts";

const LEARNERS_OF_A_MILLION_MESSAGES = 5_000;
const SMALLER = 100;
const CALLS = 150;
const WARM_UP_CALLS = 40;
const MOST_TIMES = 1.5;

const [millions = "10"] = process.argv.slice(2);

interface Size {
  learners: number;
  server: BenchServer;
}

/** A call as one of the accounts makes it, which has to be answered 200. */
type Call = (size: Size, turn: number) => { as: string; path: string; body?: object };

const learnerOf = ({ learners }: Size, turn: number) => (turn * 7919) % learners;
const asLearner = (size: Size, turn: number) => `learner-${learnerOf(size, turn) + 1}`;
const asCoder = (size: Size, turn: number) =>
  `coder-${Math.floor(learnerOf(size, turn) / LEARNERS_OF_A_CODER) + 1}`;

/** A list of one account's own, or one of what all may see. */
const listing =
  (who: typeof asLearner, path: string, body?: object): Call =>
  (size, turn) => {
    const as = who(size, turn);
    return { as, path, ...(body && { body: { userId: as, ...body } }) };
  };

const calls: Record<string, Call> = {
  "a learner's schedules": listing(asLearner, "/schedule/my-schedule", { completed: false }),
  "a learner's past schedules": listing(asLearner, "/schedule/my-schedule", { completed: true }),
  "a coder's schedules": listing(asCoder, "/coders-schedule/my-schedule", { completed: false }),
  "open schedules": listing(asCoder, "/coders-schedule/get-schedule", {}),
  conversations: listing(asLearner, "/chats"),
  "opening a conversation": (size, turn) => {
    const as = asLearner(size, turn);
    return { as, path: `/chats/${conversationIdOf(as)}/messages?after=0` };
  },
  "the library": listing(asLearner, "/stories/"),
  "one's own stories": listing(asLearner, "/stories/?whose=mine"),
  "a search for a common word": listing(asLearner, "/stories/?search=dragon"),
  "a search for a rare word": (size, turn) => ({
    as: asLearner(size, turn),
    path: `/stories/?search=number${learnerOf(size, turn) + 1}`,
  }),
  "a search for nothing": listing(asLearner, "/stories/?search=xylophone"),
};

const sizes = `
  select relname as "table", reltuples::bigint as rows,
    round(pg_total_relation_size(oid) / 1e6)::int as "MB",
    round(pg_total_relation_size(oid) / reltuples)::int as "bytes a row, with indexes"
  from pg_class where relname in ('schedules', 'chats', 'messages', 'stories') order by relname`;

const large = Math.round(Number(millions) * LEARNERS_OF_A_MILLION_MESSAGES);
const opened: { database: BenchDatabase; size?: Size }[] = [];
try {
  const filled: Size[] = [];
  for (const learners of [Math.round(large / SMALLER), large]) filled.push(await open(learners));
  const [small, big] = filled as [Size, Size];
  const rows: Record<string, { "small ms": number; "large ms": number; times: number }> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [before, after] = await measure(small, big, call);
    rows[name] = { "small ms": ms(before), "large ms": ms(after), times: ms(after / before) };
  }
  console.table(rows);
  const slower = Object.keys(rows).filter((name) => (rows[name]?.times ?? 0) > MOST_TIMES);
  console.log(`Slower than ${MOST_TIMES} times: ${slower.join(", ") || "none"}`);
  if (slower.length > 0) process.exitCode = 1;
} finally {
  for (const { database, size } of opened) {
    await size?.server.stop();
    await database.drop();
  }
}

async function open(learners: number): Promise<Size> {
  const database = await createBenchDatabase("growth");
  const entry: (typeof opened)[number] = { database };
  opened.push(entry);
  const env = { DATABASE_URL: database.url, SAMPLE_DATA: "on" };
  const server = await startBenchServer("product-server.ts", env);
  const size = { learners, server };
  entry.size = size;
  const begunAt = performance.now();
  await database.run(
    accountsSql(learners) + accountsSql(Math.ceil(learners / LEARNERS_OF_A_CODER), "coder"),
  );
  for (const statement of grownDataSql(learners)) await database.run(statement);
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  console.log(`${learners} learners, filled in ${seconds} s`);
  console.table(await database.run(sizes));
  return size;
}

/** One call after the other, by turns. @returns milliseconds of both that a quarter of the calls keep to, since other programs only add to them */
async function measure(small: Size, big: Size, call: Call): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < WARM_UP_CALLS + CALLS; turn += 1) {
    for (const [index, size] of [small, big].entries()) {
      const ms = await timeOf(size, call(size, turn));
      if (turn >= WARM_UP_CALLS) times[index]?.push(ms);
    }
  }
  return [percentile(times[0], 0.25), percentile(times[1], 0.25)];
}

async function timeOf({ server }: Size, { as, path, body }: ReturnType<Call>): Promise<number> {
  const begunAt = performance.now();
  const response = await fetch(server.url + path, {
    headers: { cookie: cookieOf(as), ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return performance.now() - begunAt;
}

function ms(value: number): number {
  return Number(value.toFixed(2));
}
