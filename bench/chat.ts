/**
 * Durable chat: from the moment a message is due until the other person has it, with 500 rooms of
 * two people over real sockets on PostgreSQL. Beside it, measured by the same generator in the same
 * run, the least that any such chat does. Wants DATABASE_TEST_URL.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createLoad, type Load, type LoadResult } from "./chat/load.ts";
import { createBenchDatabase } from "./chat/bench-database.ts";
import { productProtocol, relayProtocol, type ChatProtocol } from "./chat/protocols.ts";

const ROOMS = 500;
const NAMED_RATE = 1_000;
const NAMED_RUN_MS = 10_000;
const SEARCH_RUN_MS = 5_000;
/** How much more is tried after a rate was held, coarsely and then finely. */
const STEPS = [1.5, 1.12];

interface Contender {
  name: string;
  server: string;
  wire: ChatProtocol;
}

const contenders: Contender[] = [
  { name: "Codetale", server: "./servers/chat-server.ts", wire: productProtocol },
  { name: "bare relay (the limit)", server: "./servers/chat-relay-server.ts", wire: relayProtocol },
];

const { DATABASE_TEST_URL: serverUrl } = process.env;
if (!serverUrl) throw new Error("Set DATABASE_TEST_URL, or run npm run bench -- chat.");

const lines: string[][] = [
  [
    "",
    `p50 at ${NAMED_RATE}/s`,
    `p99 at ${NAMED_RATE}/s`,
    "highest held",
    "p99 there",
    "out of order",
  ],
];
const highest: number[] = [];
for (const contender of contenders) {
  const { named, best, misplaced } = await measure(contender, serverUrl);
  highest.push(best.rate);
  lines.push([
    contender.name,
    ms(named.p50Ms),
    ms(named.p99Ms),
    `${best.rate}/s`,
    ms(best.p99Ms),
    String(misplaced),
  ]);
}
print(`\n${table(lines)}`);
print(
  `Codetale holds ${(((highest[0] ?? 0) / (highest[1] ?? NaN)) * 100).toFixed(0)} % of the limit's rate.`,
);

async function measure({ name, server, wire }: Contender, url: string) {
  const database = await createBenchDatabase(url, ROOMS);
  const child = fork(fileURLToPath(new URL(server, import.meta.url)), [database.url]);
  try {
    const load = await createLoad(wire, await portOf(child), database.seats);
    const named = await load.run(NAMED_RATE, NAMED_RUN_MS);
    print(`${name}: ${describe(named)}`);
    const best = await search(load, named, (outcome) => print(`${name}: ${describe(outcome)}`));
    load.close();
    return { named, best, misplaced: load.outOfOrder() };
  } finally {
    child.kill();
    await database.drop();
  }
}

/** Climbs in coarse steps until a rate is not held twice, then in fine ones from the last that was. */
async function search(
  load: Load,
  from: LoadResult,
  tell: (outcome: LoadResult) => void,
): Promise<LoadResult> {
  let best = from;
  for (const step of STEPS) {
    for (;;) {
      const rate = Math.round((best.rate * step) / 50) * 50;
      const outcome = await tryTwice(load, rate, tell);
      if (!outcome.isHeld) break;
      best = outcome;
    }
  }
  return best;
}

async function tryTwice(
  load: Load,
  rate: number,
  tell: (outcome: LoadResult) => void,
): Promise<LoadResult> {
  const first = await load.run(rate, SEARCH_RUN_MS);
  tell(first);
  if (first.isHeld) return first;
  const second = await load.run(rate, SEARCH_RUN_MS);
  tell(second);
  return second;
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = (await once(child, "message")) as [number];
  return port;
}

function describe({ rate, p50Ms, p99Ms, isHeld }: LoadResult): string {
  return `${rate}/s p50 ${ms(p50Ms)} p99 ${ms(p99Ms)}${isHeld ? "" : " (not held)"}`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
