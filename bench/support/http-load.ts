/** Calls of many clients at once, as fast as they are answered. */
import autocannon from "autocannon";
import type { BenchServer } from "./bench-server.ts";

export interface HttpLoad {
  /** @param turn 0, 1, 2 … */
  requestOf(turn: number): autocannon.Request;
  connections?: number;
  seconds?: number;
}

export interface LoadOutcome {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the server's processor, for one call; other programs do not lengthen it as they do times. */
  cpuMs: number;
}

const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;

/**
 * Loads servers by turns, so that what else the machine does weighs on all of them.
 *
 * @returns for each its round of median speed
 * @throws Error where a call fails
 */
export async function measureByTurns<Name extends string>(
  rounds: number,
  contenders: Record<Name, { server: BenchServer; load: HttpLoad }>,
): Promise<Record<Name, LoadOutcome>> {
  const named = Object.entries<{ server: BenchServer; load: HttpLoad }>(contenders);
  const outcomes = new Map<string, LoadOutcome[]>(named.map(([name]) => [name, []]));
  for (const [, { server, load }] of named) await run(server, load, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { server, load }] of named) {
      outcomes.get(name)?.push(await run(server, load, load.seconds ?? SECONDS));
    }
  }
  const medians = named.map(([name]) => [name, median(outcomes.get(name) ?? [])] as const);
  return Object.fromEntries(medians) as Record<Name, LoadOutcome>;
}

async function run(server: BenchServer, load: HttpLoad, duration: number): Promise<LoadOutcome> {
  const before = await server.usage();
  const result = await callOften(server.url, load, duration);
  const { cpuMs } = await server.usage();
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: (cpuMs - before.cpuMs) / result.requests.total,
  };
}

/** @throws Error where a call fails */
export async function callOften(
  url: string,
  { requestOf, connections = CONNECTIONS }: HttpLoad,
  seconds: number,
): Promise<autocannon.Result> {
  let turn = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        ...requestOf(0),
        setupRequest: (request) => ({ ...request, ...requestOf((turn += 1)) }),
      },
    ],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} calls failed.`);
  return result;
}

function median(outcomes: readonly LoadOutcome[]): LoadOutcome {
  const sorted = [...outcomes].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("There was no round.");
  return middle;
}

/** A row of the table that a benchmark prints. */
export function rowOf({ perSecond, p50Ms, p99Ms, cpuMs }: LoadOutcome) {
  return {
    "calls/s": Math.round(perSecond),
    "p50 ms": p50Ms,
    "p99 ms": p99Ms,
    "processor ms a call": Number(cpuMs.toFixed(2)),
  };
}
