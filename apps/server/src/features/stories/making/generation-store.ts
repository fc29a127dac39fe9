/** What generations need from the database; implemented in `generations.repository.ts`. */
import type { StoryProgress } from "@codetale/contract/stories-generation";
import type { EpochMs } from "@codetale/domain/time";
import type { StoredGeneration } from "./generation.ts";
import type { ValidatedStory } from "../validated-story.ts";

/** One run of a generation; a retry under the same key is another. */
export interface Attempt {
  ownerId: string;
  id: string;
  attemptId: string;
}

export interface NewGeneration extends Attempt {
  fingerprint: string;
  progress: StoryProgress;
  createdAt: EpochMs;
  limits: { working: number; begun: number };
  /** The period that `limits.begun` counts. */
  windowMs: number;
}

export type GenerationRefusal =
  /** `freeAt` is null where a running one has to end first. */
  { refused: "too-many"; freeAt: EpochMs | null } | { refused: "no-account" };

export interface GenerationStore {
  /**
   * Begins a generation, or begins one again that failed or was abandoned.
   *
   * @returns the stored generation where the key already stands for one that is not to be begun again
   */
  begin(wanted: NewGeneration): Promise<"begun" | StoredGeneration | GenerationRefusal>;
  find(ownerId: string, id: string): Promise<StoredGeneration | null>;
  /** Running generations and those created within the last hour, latest first. */
  list(ownerId: string, now: EpochMs): Promise<StoredGeneration[]>;
  /** @returns false when the attempt has ended, as by cancelling */
  keepAlive(attempt: Attempt, progress: StoryProgress, now: EpochMs): Promise<boolean>;
  /** Saves the story in the same transaction. @returns null when the attempt has ended already */
  finish(
    attempt: Attempt,
    story: ValidatedStory,
    facts: { storyId: string; now: EpochMs },
  ): Promise<StoredGeneration | null>;
  fail(
    attempt: Attempt,
    failure: Pick<StoredGeneration, "reason" | "message">,
  ): Promise<StoredGeneration | null>;
  /** @returns null where it does not run */
  cancel(ownerId: string, id: string): Promise<StoredGeneration | null>;
  /** Fails the abandoned ones. @returns those */
  sweep(now: EpochMs): Promise<StoredGeneration[]>;
}
