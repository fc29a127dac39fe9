/** Runs jobs of the database in this process: at once those that it adds, others within a second. */
import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import {
  JobStoppedError,
  type FailedJob,
  type JobHandler,
  type JobKind,
  type JobOverview,
  type Jobs,
} from "#core/ports/jobs";
import type { Tracing } from "#core/ports/tracing";
import type { AddJob } from "../db/add-job.ts";
import type { ExecuteSql } from "../db/execute-sql.ts";
import { executeWithin } from "../db/execute-within.ts";
import { loggableError } from "../logging/loggable-error.ts";
import { queuesOf, type Queue } from "./job-queues.ts";
import { createJobStore, type StoredFailure, type TakenJob } from "./job-store.ts";

export interface JobsDeps {
  executeSql: ExecuteSql;
  /** Whether no other process can be on this database. */
  isAlone: boolean;
  logger: {
    error(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  /** Null: jobs are not traced. */
  tracing?: Tracing | null;
  times?: Partial<typeof TIMES>;
}

const TIMES = {
  /** Pause between two looks for jobs that other processes added, or that are to be tried again. */
  lookMs: SECOND_MS,
  /** Pause between two signs of life; several fit into `LOST_AFTER_MS`. */
  signMs: 5 * SECOND_MS,
  /** Longest pause between two offers of jobs that come in periods. */
  offerMs: 10 * MINUTE_MS,
  /** Longest wait for jobs that are told to stop. */
  stopMs: 8 * SECOND_MS,
};

interface RunningJob extends TakenJob {
  abort: AbortController;
  ended: Promise<void>;
}

/** What the process that runs jobs has beyond what features see. */
export interface JobDriver extends Jobs, JobOverview {
  addWithin: AddJob;
  /** Begins to run jobs; every kind has its handler by now. */
  start(): Promise<void>;
  /** Ends or puts back what runs, for other processes. */
  stop(): Promise<void>;
}

export function createJobs(deps: JobsDeps): JobDriver {
  const { executeSql, isAlone, logger, tracing = null, times = {} } = deps;
  const { lookMs, signMs, offerMs, stopMs } = { ...TIMES, ...times };
  const store = createJobStore(executeSql, (err) =>
    logger.warn({ err }, "old jobs could not be tidied up"),
  );
  const handlers = new Map<JobKind, JobHandler>();
  const periods = new Map<JobKind, number>();
  const running = new Map<string, RunningJob>();
  const timers: NodeJS.Timeout[] = [];
  let state: "new" | "started" | "stopped" = "new";
  let looking: Promise<void> | null = null;
  let isLookDue = false;
  let isOutOfReach = false;

  function wake(): void {
    if (state !== "started") return;
    isLookDue = true;
    looking ??= lookWhileDue();
  }

  async function lookWhileDue(): Promise<void> {
    while (isLookDue && state === "started") {
      isLookDue = false;
      try {
        await look();
        isOutOfReach = false;
      } catch (err) {
        // Said once: the next look comes in a second.
        if (!isOutOfReach) logger.warn({ err }, "jobs are out of reach");
        isOutOfReach = true;
      }
    }
    // Here and not a moment later, in which a call to wake would be lost.
    looking = null;
  }

  async function look(): Promise<void> {
    const open = queuesOf([...handlers.keys()]).filter((queue) => roomOf(queue) > 0);
    if (open.length === 0) return;
    const due = new Set(await store.dueAmong(open.map(({ queue }) => queue)));
    for (const queue of open.filter(({ queue }) => due.has(queue))) {
      if (state !== "started") return;
      for (const job of await store.take(queue.queue, roomOf(queue))) begin(job, queue);
    }
  }

  function roomOf({ queue, kind: { atOnce } }: Queue): number {
    return atOnce - [...running.values()].filter((job) => job.queue === queue).length;
  }

  function begin(taken: TakenJob, { kind, isGivenUp }: Queue): void {
    const abort = new AbortController();
    if (state !== "started") abort.abort(new JobStoppedError());
    const handler = handlers.get(kind);
    const work = async () =>
      isGivenUp ? handler?.giveUp?.(taken.data) : handler?.run(taken.data, abort.signal);
    const ended = traced(taken, work)
      .then(
        async () => void (await store.finish(taken)),
        (error: unknown) => note(taken, error, abort.signal),
      )
      // Without a note of its end the job counts as lost after a while, and runs again.
      .catch((err: unknown) => logger.warn({ err, ...nameOf(taken) }, "a job's end was not noted"))
      .then(() => {
        running.delete(taken.id);
        wake();
      });
    running.set(taken.id, { ...taken, abort, ended });
  }

  /** Runs `work` as a part of what added the job. */
  async function traced({ queue, cause }: TakenJob, work: () => Promise<void>): Promise<void> {
    if (!tracing) return work();
    return tracing.spanOf(cause, `job ${queue}`, { "codetale.queue": queue }, work);
  }

  async function note(job: TakenJob, error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) {
      // Nothing happens to one that another process has taken.
      await store.putBack([job]);
      return;
    }
    const { type, code, reason } = loggableError(error);
    logger.error({ err: error, ...nameOf(job), run: job.run }, "a job failed");
    const failure = [type, reason, code].filter((part) => part !== undefined).join(" ");
    await store.fail(job, { failure });
  }

  /** Adds whether another try would do nothing, as where this version knows no such queue. */
  async function withOutlook(job: StoredFailure): Promise<FailedJob> {
    const queue = queuesOf([...handlers.keys()]).find(({ queue: name }) => name === job.queue);
    const handler = queue && handlers.get(queue.kind);
    return { ...job, isOver: handler ? ((await handler.isOver?.(job.data)) ?? false) : true };
  }

  async function giveSign(): Promise<void> {
    const mine = [...running.values()];
    if (mine.length > 0) {
      const kept = await store.renew(mine);
      for (const job of mine.filter(({ id }) => !kept.has(id) && running.has(id))) {
        job.abort.abort(new JobStoppedError());
      }
    }
    await store.takeFromTheDead();
  }

  async function offerPeriods(): Promise<void> {
    for (const [kind, periodMs] of periods) await store.addOnceIn(kind, periodMs);
    wake();
  }

  function repeat(work: () => Promise<void>, everyMs: number, whatFailed: string): void {
    const run = () => void work().catch((err: unknown) => logger.warn({ err }, whatFailed));
    timers.push(setInterval(run, everyMs).unref());
  }

  return {
    handle(kind, handler) {
      handlers.set(kind, handler);
    },
    async add(kind, data) {
      await store.add(kind, [data], tracing?.present() ?? null);
      wake();
    },
    addWithin: (tx, kind, ...data) =>
      store.add(kind, data, tracing?.present() ?? null, executeWithin(tx)),
    wake,
    every(kind, periodMs) {
      periods.set(kind, periodMs);
    },
    overview: () => store.overview([...handlers.keys()]),
    async failed(most) {
      const listed: FailedJob[] = [];
      for (const job of await store.failed(most)) listed.push(await withOutlook(job));
      return listed;
    },
    async retry(id) {
      const [stored] = await store.failed(1, id);
      if (!stored) return null;
      const job = await withOutlook(stored);
      if (job.isOver) return job;
      const isRetried = await store.retry(id);
      wake();
      return isRetried ? job : null;
    },

    async start() {
      await store.open();
      if (isAlone) await store.takeAll();
      state = "started";
      repeat(async () => wake(), lookMs, "");
      repeat(giveSign, signMs, "no sign of life could be given");
      // Twice in the shortest period, so that none of them is left out.
      const offersMs = Math.min(offerMs, ...[...periods.values()].map((periodMs) => periodMs / 2));
      repeat(offerPeriods, offersMs, "jobs that come in periods could not be added");
      await offerPeriods();
    },

    async stop() {
      if (state !== "started") return;
      state = "stopped";
      for (const timer of timers) clearInterval(timer);
      await looking;
      const left = [...running.values()];
      for (const { abort } of left) abort.abort(new JobStoppedError());
      const waiting = new AbortController();
      await Promise.race([
        Promise.all(left.map(({ ended }) => ended)),
        sleep(stopMs, null, { signal: waiting.signal }).catch(() => {}),
      ]);
      waiting.abort();
      if (running.size > 0) await store.putBack([...running.values()]).catch(() => {});
      await store.close();
    },
  };
}

function nameOf({ queue, id }: TakenJob) {
  return { queue, job: id };
}
