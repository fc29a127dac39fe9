/** Stories of nobody's, written by hand, for everybody. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { EpochMs } from "@codetale/domain/time";
import { validateStory, type ValidatedStory } from "../validated-story.ts";

export interface AuthoredStory {
  id: string;
  title: string;
  language: string;
  /** Who and what is in it. */
  wishes: StoryWishes;
  scenes: readonly Scene[];
}

export interface SampleStoriesDeps {
  /** Changes nothing where it is there already. */
  addSample(story: ValidatedStory, facts: { id: string; createdAt: EpochMs }): Promise<void>;
}

export function createSampleStories({ addSample }: SampleStoriesDeps) {
  return {
    /** @throws Error when it does not pass the validator */
    async add(written: AuthoredStory, createdAt: EpochMs): Promise<void> {
      const { id, title, language, wishes, scenes } = written;
      const telling = { title, scenes };
      const proof = validateStory({
        language,
        own: telling,
        others: telling,
        wishes,
        storyteller: "author",
        seed: "",
      });
      if (!proof.isValid) throw new Error(`“${title}” cannot be told.`);
      await addSample(proof.story, { id, createdAt });
    },
  };
}
