/** The queues of the kinds of work, and where jobs without a try left go. */
import type PgBoss from "pg-boss";
import { SECOND_MS } from "@codetale/domain/time";
import type { JobKind } from "#core/ports/jobs";

/** How long after its last sign of life a process counts as ended, and others take its jobs. */
const LOST_AFTER_MS = 30 * SECOND_MS;

/** A kind's own queue, or that of its jobs that were given up. */
export interface Queue {
  queue: string;
  kind: JobKind;
  isGivenUp: boolean;
}

/** Tries of telling a feature that a job was given up; then the job stays, as failed. */
const TRIES_OF_GIVING_UP = 10;

/** The queue of given-up jobs before the one that names it. */
export function queuesOf(kinds: readonly JobKind[]): Queue[] {
  return kinds.flatMap((kind) => [
    { queue: givenUpQueue(kind), kind, isGivenUp: true },
    { queue: kind.queue, kind, isGivenUp: false },
  ]);
}

/** @param expireAfterMs as `LOST_AFTER_MS` */
export function queueOptions(
  { kind, queue, isGivenUp }: Queue,
  expireAfterMs = LOST_AFTER_MS,
): PgBoss.Queue {
  const retryDelay = kind.retryAfterMs / SECOND_MS;
  return {
    name: queue,
    retryLimit: isGivenUp ? TRIES_OF_GIVING_UP : kind.retries,
    retryDelay,
    // The library knows no growing pause of nothing.
    retryBackoff: retryDelay > 0,
    expireInSeconds: expireAfterMs / SECOND_MS,
    ...(!isGivenUp && { deadLetter: givenUpQueue(kind) }),
  };
}

function givenUpQueue({ queue }: JobKind): string {
  return `${queue}-given-up`;
}
