/**
 * The jobs in the database: pg-boss and, where it offers nothing, statements on its tables, whose
 * columns its documentation describes. A running job's `started_on` is renewed while its process
 * lives; one that is older than its `expire_in` has lost its process. `retry_count` tells one run of
 * a job from the next.
 */
import PgBoss from "pg-boss";
import { SECOND_MS } from "@codetale/domain/time";
import type { FailedJob, JobData, JobKind, JobQueueOverview } from "#core/ports/jobs";
import type { ExecuteSql } from "../db/execute-sql.ts";
import { queueOptions, queuesOf } from "./job-queues.ts";

/** A job that this process runs. */
export interface TakenJob {
  id: string;
  queue: string;
  data: JobData;
  /** Number of the run, from 0. */
  run: number;
  /** The trace of what added it, as `Tracing.present` named it; null where that was not traced. */
  cause: string | null;
}

const DAY_S = 24 * 60 * 60;

/** Beside the ids of a job. */
const CAUSE = "traceparent";

/**
 * From now, for a job that is to be taken at once: pg-boss takes what starts before now, and the clock
 * of the embedded database goes in milliseconds.
 */
const AT_ONCE = "-1 millisecond";

/** A failed job as the database has it. */
export type StoredFailure = Omit<FailedJob, "isOver">;

export function createJobStore(executeSql: ExecuteSql, onError: (error: unknown) => void) {
  const boss = new PgBoss({
    db: { executeSql },
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: 5 * 60,
    // Longer than the longest period: what is done keeps its period from being begun again.
    archiveCompletedAfterSeconds: DAY_S,
    archiveFailedAfterSeconds: 14 * DAY_S,
    deleteAfterSeconds: DAY_S,
  });
  boss.on("error", onError);

  /** Changes jobs that are still the same run as when they were taken. @returns the ids of those */
  async function change(taken: readonly TakenJob[], set: string): Promise<Set<string>> {
    const { rows } = await executeSql(
      `update pgboss.job j set ${set}
       from unnest($1::text[], $2::uuid[], $3::int[]) as taken (name, id, run)
       where j.name = taken.name and j.id = taken.id and j.retry_count = taken.run
         and j.state = 'active'
       returning j.id`,
      [taken.map(({ queue }) => queue), taken.map(({ id }) => id), taken.map(({ run }) => run)],
    );
    return new Set(rows.map(({ id }) => id as string));
  }

  return {
    open: () => boss.start(),
    close: () => boss.stop({ graceful: false }),

    /**
     * Adds jobs of one kind in one statement.
     *
     * @param cause as of `TakenJob`
     * @param within runs the statement, as in a transaction
     */
    async add(
      kind: JobKind,
      jobs: readonly JobData[],
      cause: string | null,
      within: ExecuteSql = executeSql,
    ): Promise<void> {
      const added = jobs.map((job) => ({
        name: kind.queue,
        startAfter: AT_ONCE,
        data: { ...pick(kind, job), ...(cause !== null && { [CAUSE]: cause }) },
      }));
      await boss.insert(added, { db: { executeSql: within } });
    },

    /** Adds a job unless there was one in the present period of all that lie end to end. */
    async addOnceIn(kind: JobKind, periodMs: number): Promise<void> {
      await boss.send(kind.queue, {}, { singletonSeconds: periodMs / SECOND_MS });
    },

    /** @returns those of the queues that have jobs to be run now */
    async dueAmong(queues: readonly string[]): Promise<string[]> {
      const { rows } = await executeSql(
        `select distinct name from pgboss.job
         where name = any($1::text[]) and state < 'active' and start_after < now()`,
        [queues],
      );
      return rows.map(({ name }) => name as string);
    },

    async take(queue: string, atMost: number): Promise<TakenJob[]> {
      const options = { batchSize: atMost, includeMetadata: true } as const;
      const jobs = await boss.fetch<JobData>(queue, options);
      return jobs.map(({ id, data: { [CAUSE]: cause = null, ...data }, retryCount }) => ({
        ...{ id, queue, data, cause },
        run: retryCount,
      }));
    },

    /** Says that this process lives. @returns the ids of the jobs that no other process has taken */
    renew: (taken: readonly TakenJob[]) => change(taken, "started_on = now()"),

    /** Has them run again at once, by any process; this is none of their tries. */
    putBack: (taken: readonly TakenJob[]) =>
      change(
        taken,
        `state = 'retry', started_on = null, start_after = now() + interval '${AT_ONCE}'`,
      ),

    finish: (job: TakenJob) => change([job], "state = 'completed', completed_on = now()"),

    /** To be tried again later; without a try left it fails. Nothing where another process runs it. */
    async fail(job: TakenJob, why: object): Promise<void> {
      const isOurs = (await change([job], "started_on = now()")).size > 0;
      if (isOurs) await boss.fail(job.queue, job.id, why);
    },

    /** Gives the jobs of processes that have ended to others. */
    async takeFromTheDead(): Promise<void> {
      const { rows } = await executeSql(
        `select 1 from pgboss.job where state = 'active' and started_on + expire_in < now() limit 1`,
      );
      if (rows.length > 0) await boss.expire();
    },

    /** Of a process that knows that there is no other: what runs is left behind by one that ended. */
    async takeAll(): Promise<void> {
      await executeSql(
        `update pgboss.job set started_on = now() - expire_in - interval '1 second'
         where state = 'active'`,
      );
      await boss.expire();
    },

    async overview(kinds: readonly JobKind[]): Promise<JobQueueOverview[]> {
      const { rows } = await executeSql(
        `select name,
           count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
           count(*) filter (where state < 'active' and start_after > now())::int as later,
           count(*) filter (where state = 'active')::int as running,
           count(*) filter (where state = 'failed')::int as failed,
           extract(epoch from min(start_after)
             filter (where state < 'active' and start_after <= now()))::float8 as since
         from pgboss.job group by name`,
      );
      const found = new Map(rows.map((row) => [row["name"] as string, row]));
      return queuesOf(kinds).map(({ queue }) => {
        const row = found.get(queue) ?? {};
        const count = (state: string) => (row[state] as number | undefined) ?? 0;
        const since = (row["since"] ?? null) as number | null;
        return {
          queue,
          waiting: count("waiting"),
          later: count("later"),
          running: count("running"),
          failed: count("failed"),
          oldestWaitingAt: since === null ? null : Math.round(since * SECOND_MS),
        };
      });
    },

    /** @param id of the only one that is wanted */
    async failed(most: number, id: string | null = null): Promise<StoredFailure[]> {
      const { rows } = await executeSql(
        `select id, name as queue, data - '${CAUSE}' as data, retry_count + 1 as tries,
           coalesce(output ->> 'failure', output -> 'value' ->> 'message', '') as failure,
           extract(epoch from completed_on)::float8 as at
         from pgboss.job where state = 'failed' and ($2::uuid is null or id = $2::uuid)
         order by completed_on desc, id limit $1`,
        [most, id],
      );
      return rows.map(({ at, ...row }) => ({
        ...(row as Omit<StoredFailure, "failedAt">),
        failedAt: Math.round((at as number) * SECOND_MS),
      }));
    },

    async retry(id: string): Promise<boolean> {
      const { rows } = await executeSql(
        `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1,
           start_after = now() + interval '${AT_ONCE}', completed_on = null
         where id = $1::uuid and state = 'failed' returning id`,
        [id],
      );
      return rows.length > 0;
    },
  };
}

/** What pg-boss needs in the database; for a process that holds the lock of migrations. */
export async function prepareJobs(
  executeSql: ExecuteSql,
  kinds: readonly JobKind[],
  expireAfterMs?: number,
): Promise<void> {
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
  await boss.start();
  try {
    for (const kind of queuesOf(kinds)) {
      const options = queueOptions(kind, expireAfterMs);
      await boss.createQueue(kind.queue, options);
      // One that was there already may have had other settings.
      await boss.updateQueue(kind.queue, options);
    }
    await addCarried(boss, executeSql, kinds);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** Adds the jobs that came from another database, each once, also where an earlier start broke off. */
async function addCarried(
  boss: PgBoss,
  executeSql: ExecuteSql,
  kinds: readonly JobKind[],
): Promise<void> {
  const queues = queuesOf(kinds).map(({ queue }) => queue);
  const { rows } = await executeSql(
    `select id, queue, data from carried_jobs where queue = any($1::text[])`,
    [queues],
  );
  for (const { id, queue, data } of rows as unknown as CarriedJob[]) {
    await boss.send(queue, data, { id });
    await executeSql(`delete from carried_jobs where id = $1::uuid`, [id]);
  }
}

interface CarriedJob {
  id: string;
  queue: string;
  data: JobData;
}

function pick({ ids }: JobKind, data: JobData): JobData {
  return Object.fromEntries(ids.map((id) => [id, data[id] ?? ""]));
}
