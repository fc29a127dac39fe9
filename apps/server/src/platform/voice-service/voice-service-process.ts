/** Keeps the voice process running beside the server: starts it, watches it, starts it anew. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";

export interface VoiceServiceProcessDeps {
  /** What Node is started with: its options, the program, the program's arguments. */
  command: readonly string[];
  environment: NodeJS.ProcessEnv;
  logger: FastifyBaseLogger;
  pace?: ProcessTimings;
}

export interface ProcessTimings {
  /** From start to its first line. */
  startMs: number;
  /** Waits before it is started again; the last one again and again. */
  delaysMs: readonly number[];
  /** After so long it counts as well, and the next wait is the first again. */
  wellMs: number;
  /** How often it is asked whether it still answers, and how long it may take. */
  checkMs: number;
  checkLimitMs: number;
  /** From being told to stop to being killed. */
  stopMs: number;
}

const usualPace: ProcessTimings = {
  startMs: 60_000,
  delaysMs: [500, 2_000, 5_000, 15_000, 60_000],
  wellMs: 60_000,
  checkMs: 15_000,
  checkLimitMs: 10_000,
  stopMs: 3_000,
};

export interface VoiceServiceProcess {
  /** @returns null while it is not running */
  address(): string | null;
  close(): Promise<void>;
}

/** Returns at once; the process comes up in its own time, and its absence hurts nobody. */
export function startVoiceServiceProcess(deps: VoiceServiceProcessDeps): VoiceServiceProcess {
  const { logger, pace = usualPace } = deps;
  const stopping = new AbortController();
  let address: string | null = null;

  async function keepRunning(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      const startedAt = performance.now();
      await runOnce(deps, pace, stopping.signal, (found) => (address = found));
      address = null;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt >= pace.wellMs) failures = 0;
      const delayMs = pace.delaysMs[Math.min(failures, pace.delaysMs.length - 1)] ?? 0;
      logger.warn({ againInMs: delayMs }, "the voice process has ended");
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const kept = keepRunning();
  return {
    address: () => address,
    async close() {
      stopping.abort();
      await kept;
    },
  };
}

/** Settles when the process has ended, by itself or because it had to. */
async function runOnce(
  { command, environment, logger }: VoiceServiceProcessDeps,
  pace: ProcessTimings,
  signal: AbortSignal,
  onAddress: (address: string) => void,
): Promise<void> {
  const child = spawn(process.execPath, command, {
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
  });
  createInterface({ input: child.stderr }).on("line", (line) =>
    logger.warn({ line: line.slice(0, LONGEST_LINE) }, "the voice process says"),
  );
  // Its end is heard by its exit, and an error here is one that it ended with.
  child.stdin.on("error", () => undefined);
  const ended = endOf(child);
  const stop = () => void stopped(child, ended, pace.stopMs);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const address = await Promise.race([firstLine(child, pace.startMs), ended.then(() => null)]);
    if (address === null) {
      child.kill("SIGKILL");
    } else {
      onAddress(address);
      await watch(child, ended, `${address}/v1/status`, pace);
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

/** @throws when it says something else, or nothing in its time */
async function firstLine(child: ChildProcess, limitMs: number): Promise<string> {
  if (!child.stdout) throw new Error("There is nothing to read from.");
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, "line", { signal: AbortSignal.timeout(limitMs) })) as [string];
  // Whatever else it writes must not fill the pipe.
  lines.on("line", () => undefined);
  return greetingSchema.parse(JSON.parse(line)).listening;
}

/** A process that does not answer twice in a row hangs, and is ended. */
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
    const isThere = await fetch(url, { signal: AbortSignal.timeout(checkLimitMs) }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    misses = isThere ? 0 : misses + 1;
    if (misses >= 2) child.kill("SIGKILL");
  }
}

async function stopped(child: ChildProcess, ended: Promise<void>, limitMs: number): Promise<void> {
  child.stdin?.end();
  const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
  await ended;
  clearTimeout(timer);
}
