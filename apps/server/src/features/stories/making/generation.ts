/** A generation as it is stored and as the contract has it. */
import type { FieldError } from "@codetale/contract/error-body";
import type { FailureReason } from "@codetale/contract/errors";
import type { StoryGeneration, StoryProgress } from "@codetale/contract/stories/generation";
import { HOUR_MS, type EpochMs } from "@codetale/domain/time";
import type { StoryOrder } from "#core/stories/story-order";

export interface StoredGeneration extends StoryGeneration {
  ownerId: string;
  fingerprint: string;
  reason: FailureReason | null;
  /** The fields of the request that a failure blames. */
  blamed: readonly FieldError[];
  /** Null once it has ended. */
  order: StoryOrder | null;
  attemptId: string;
  runs: number;
  aliveAt: EpochMs;
}

/**
 * A generation whose process is killed runs again within a minute, in any process. One that no process
 * has run for this long has lost its job as well.
 */
export const ABANDONED_AFTER_MS = HOUR_MS;

/** The most generations of an account: at the same time, and within an hour. */
export const LIMITS = { working: 3, hourly: 30 };

/** How long after its creation a finished one is listed. */
export const LISTED_FOR_MS = HOUR_MS;

export const INITIAL_PROGRESS: StoryProgress = { step: "outline", done: 0, total: 1 };

export const SERVER_STOPPED = {
  state: "failed",
  reason: "server/failed",
  message: "The server stopped while this story was being told. Please try again.",
} as const;

export function isAbandoned(
  { state, aliveAt }: Pick<StoredGeneration, "state" | "aliveAt">,
  now: EpochMs,
): boolean {
  return state === "working" && now - aliveAt >= ABANDONED_AFTER_MS;
}

export function toGeneration(stored: StoredGeneration, now: EpochMs): StoryGeneration {
  const { id, state, progress, storyId, message, createdAt } = {
    ...stored,
    ...(isAbandoned(stored, now) && SERVER_STOPPED),
  };
  return { id, state, progress, storyId, message, createdAt };
}
