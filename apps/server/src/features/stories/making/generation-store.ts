/** What telling stories needs from the database; implemented in `generations.repository.ts`. */
import type { StoryProgress } from "@codetale/contract/stories-generation";
import type { EpochMs } from "@codetale/domain/time";
import type { StoredGeneration } from "./generation.ts";
import type { ValidatedStory } from "../validated-story.ts";

/** One try at a generation. */
export interface Attempt {
  ownerId: string;
  id: string;
  attemptId: string;
}

export interface NewGeneration extends Attempt {
  fingerprint: string;
  progress: StoryProgress;
  createdAt: EpochMs;
  most: { working: number; begun: number };
  /** In which `most.begun` may be begun. */
  windowMs: number;
}

export type GenerationRefusal =
  /** `freeAt` is null while it depends on those at work. */
  { refused: "too-many"; freeAt: EpochMs | null } | { refused: "no-account" };

export interface GenerationStore {
  /**
   * Begins one, or begins one that failed again.
   *
   * @returns what the key already stands for, where that is not to be begun
   */
  begin(wanted: NewGeneration): Promise<"begun" | StoredGeneration | GenerationRefusal>;
  find(ownerId: string, id: string): Promise<StoredGeneration | null>;
  /** Those at work and those of the last hour, latest first. */
  list(ownerId: string, now: EpochMs): Promise<StoredGeneration[]>;
  /** @returns false when the attempt is not wanted any more */
  keepAlive(attempt: Attempt, progress: StoryProgress, now: EpochMs): Promise<boolean>;
  /** Saves the story, unless the attempt is not wanted any more: then null. */
  finish(
    attempt: Attempt,
    story: ValidatedStory,
    facts: { storyId: string; now: EpochMs },
  ): Promise<StoredGeneration | null>;
  fail(
    attempt: Attempt,
    why: Pick<StoredGeneration, "reason" | "message">,
  ): Promise<StoredGeneration | null>;
  /** @returns null where it is not at work */
  cancel(ownerId: string, id: string): Promise<StoredGeneration | null>;
  /** Ends those whose process is gone, and answers them. */
  sweep(now: EpochMs): Promise<StoredGeneration[]>;
}
