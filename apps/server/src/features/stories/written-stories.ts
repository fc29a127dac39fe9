/** Stories of nobody's, written by hand, for everybody. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { EpochMs } from "@codetale/domain/time";
import { proveStory, type ProvenStory } from "./proven-story.ts";

export interface WrittenStory {
  id: string;
  title: string;
  language: string;
  /** Who and what is in it. */
  wishes: StoryWishes;
  scenes: readonly Scene[];
}

export interface WrittenStoriesDeps {
  /** Changes nothing where it is there already. */
  addSample(story: ProvenStory, facts: { id: string; createdAt: EpochMs }): Promise<void>;
}

export function createWrittenStories({ addSample }: WrittenStoriesDeps) {
  return {
    /** @throws Error when it does not pass the validator */
    async add(written: WrittenStory, createdAt: EpochMs): Promise<void> {
      const { id, title, language, wishes, scenes } = written;
      const telling = { title, scenes };
      const proof = proveStory({
        language,
        own: telling,
        others: telling,
        wishes,
        storyteller: "author",
        seed: "",
      });
      if (!proof.isProven) throw new Error(`“${title}” cannot be told.`);
      await addSample(proof.story, { id, createdAt });
    },
  };
}
