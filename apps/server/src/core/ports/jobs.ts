/**
 * Work that is kept in the database until it is done: by any process, tried again when it fails,
 * taken over when its process ends. Implemented by `platform/jobs`.
 */

/** One kind of work; its jobs wait in a queue of their own. */
export interface JobKind<Id extends string = string> {
  /** Of the queue, kebab-case; a changed name leaves the jobs of the old one behind. */
  queue: string;
  /**
   * Names of the ids that a job consists of. Everything else is read when the job runs: jobs are
   * listed to operators and kept for days, and must tell nothing of people.
   */
  ids: readonly Id[];
  /** The most that one process runs at a time. */
  atOnce: number;
  /** Tries after the first one, those after the end of a process among them. */
  retries: number;
  /** Pause before the first retry; each further one is about twice as long. Whole seconds. */
  retryAfterMs: number;
}

export type JobData<Id extends string = string> = Readonly<Record<Id, string>>;

export interface JobHandler<Id extends string = string> {
  /**
   * A job may run more than once, as when its process ends before the end is noted, and what it is
   * about may be gone by then.
   *
   * @param signal aborted when the process stops, or another one runs the job
   * @throws to be tried again later
   */
  run(data: JobData<Id>, signal: AbortSignal): Promise<void>;
  /** Called once no try is left; may run more than once. */
  giveUp?(data: JobData<Id>): Promise<void>;
  /** Whether a further run would find nothing to do; without it, each run has something to do. */
  isOver?(data: JobData<Id>): Promise<boolean>;
}

export interface Jobs {
  /** To be called for each kind before the first job runs. */
  handle<Id extends string>(kind: JobKind<Id>, handler: JobHandler<Id>): void;
  /** Adds a job at once. */
  add<Id extends string>(kind: JobKind<Id>, data: JobData<Id>): Promise<void>;
  /** Looks for jobs now, as after a transaction that added one. Other processes look each second. */
  wake(): void;
  /** Has a job run now and once in each `periodMs` (whole seconds) among all processes. */
  every(kind: JobKind<never>, periodMs: number): void;
}

/** What is visible of one queue. */
export interface JobQueueOverview {
  queue: string;
  /** Due, and not run yet. */
  waiting: number;
  /** To be tried again later. */
  later: number;
  running: number;
  failed: number;
  /** Since when the oldest of those that wait is due, epoch milliseconds; null where none waits. */
  oldestWaitingAt: number | null;
}

/** A job without a try left. */
export interface FailedJob {
  id: string;
  queue: string;
  data: JobData;
  /** Epoch milliseconds. */
  failedAt: number;
  tries: number;
  /** Name and code of the last error; no words of it. */
  failure: string;
  /** Whether another try would do nothing, as for a mail that has expired. */
  isOver: boolean;
}

/** For operators. */
export interface JobOverview {
  overview(): Promise<JobQueueOverview[]>;
  /** The latest first; kept for 14 days. */
  failed(most: number): Promise<FailedJob[]>;
  /**
   * Has a failed job tried once more, unless that would do nothing.
   *
   * @returns null when there is no failed job with this id
   */
  retry(id: string): Promise<Pick<FailedJob, "queue" | "isOver"> | null>;
}

/** Why a running job's signal is aborted. */
export class JobStoppedError extends Error {
  constructor() {
    super("The process stops, or another one runs this job.");
  }
}
