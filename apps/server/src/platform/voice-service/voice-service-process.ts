/** Runs our own voice service as a child process: starts, checks and restarts it. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";

export interface VoiceServiceProcessDeps {
  /** Arguments of Node: its options, the program, the program's arguments. */
  command: readonly string[];
  environment: NodeJS.ProcessEnv;
  logger: FastifyBaseLogger;
  timings?: ProcessTimings;
}

const defaultTimings = {
  /** Longest time from start to its first line. */
  startMs: 60_000,
  /** Delays before restarts; the last one repeats. */
  delaysMs: [500, 2_000, 5_000, 15_000, 60_000],
  /** After running for so long, the delays begin with the first again. */
  wellMs: 60_000,
  /** Interval and time limit of the health check. */
  checkMs: 15_000,
  checkLimitMs: 10_000,
  /** Longest time from the request to stop until it is killed. */
  stopMs: 3_000,
};

export type ProcessTimings = typeof defaultTimings;

/** Returns at once; until the process has started, `address` is null. */
export function startVoiceServiceProcess(deps: VoiceServiceProcessDeps) {
  const { logger, timings = defaultTimings } = deps;
  const stopping = new AbortController();
  let address: string | null = null;

  async function keepRunning(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const startedAt = performance.now();
      await runOnce(deps, timings, stopping.signal, (found) => (address = found));
      address = null;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt >= timings.wellMs) failures = 0;
      const delayMs = timings.delaysMs[Math.min(failures, timings.delaysMs.length - 1)] ?? 0;
      logger.warn({ againInMs: delayMs }, "the voice process has ended");
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const ended = keepRunning();
  return {
    /** @returns null while it is not running */
    address: () => address,
    async close(): Promise<void> {
      stopping.abort();
      await ended;
    },
  };
}

/** Resolves when the process has ended. */
async function runOnce(
  { command, environment, logger }: VoiceServiceProcessDeps,
  timings: ProcessTimings,
  signal: AbortSignal,
  onAddress: (address: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, command, {
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
  });
  createInterface({ input: child.stderr }).on("line", (line) =>
    logger.warn(loggableLine(line), "the voice process says"),
  );
  // The process has ended then, which `exit` reports.
  child.stdin.on("error", () => undefined);
  const ended = endOf(child);
  const stop = () => void stopped(child, ended, timings.stopMs);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const address = await Promise.race([firstLine(child, timings.startMs), ended.then(() => null)]);
    if (address === null) {
      child.kill("SIGKILL");
    } else {
      onAddress(address);
      await watch(child, ended, `${address}/v1/status`, timings);
    }
    await ended;
  } catch (error) {
    logger.warn({ err: error }, "the voice process did not start");
    child.kill("SIGKILL");
    await ended;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

const LONGEST_LINE = 1_000;

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
}

const greetingSchema = z.object({ listening: z.url({ protocol: /^http$/ }) });

/** @throws Error when the first line has another shape or does not come in time */
async function firstLine(child: ChildProcess, limitMs: number): Promise<string> {
  if (!child.stdout) throw new Error("There is nothing to read from.");
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, "line", { signal: AbortSignal.timeout(limitMs) })) as [string];
  // Further output is discarded, so that it does not fill the pipe.
  lines.on("line", () => undefined);
  return greetingSchema.parse(JSON.parse(line)).listening;
}

/** Kills a process that misses two health checks in a row. */
async function watch(
  child: ChildProcess,
  ended: Promise<void>,
  url: string,
  { checkMs, checkLimitMs }: ProcessTimings,
): Promise<void> {
  const over = new AbortController();
  void ended.then(() => over.abort());
  for (let misses = 0; !over.signal.aborted;) {
    await sleep(checkMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    if (over.signal.aborted) return;
    const isHealthy = await fetch(url, { signal: AbortSignal.timeout(checkLimitMs) }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    misses = isHealthy ? 0 : misses + 1;
    if (misses >= 2) child.kill("SIGKILL");
  }
}

async function stopped(child: ChildProcess, ended: Promise<void>, limitMs: number): Promise<void> {
  child.stdin?.end();
  const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
  await ended;
  clearTimeout(timer);
}

/**
 * Of lines of its own log and of stack traces the text; of any other, which a library may have
 * written about a recording or a text, the length alone.
 */
function loggableLine(line: string): { line: string } | { characters: number } {
  const isOwn =
    /^\{"level":/.test(line) || /^\s+at [\w.<>[\] ]*\(?[\w:/.-]+:\d+:\d+\)?$/.test(line);
  return isOwn ? { line: line.slice(0, LONGEST_LINE) } : { characters: line.length };
}
