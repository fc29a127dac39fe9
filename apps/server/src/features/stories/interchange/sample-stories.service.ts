/** Sample stories, owned by no account, public. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { EpochMs } from "@codetale/domain/time";
import { validateStory } from "../validated-story.ts";
import type { AuthoredStoryRepository } from "./authored-stories.repository.ts";

export interface AuthoredStory {
  id: string;
  title: string;
  language: string;
  /** Its children, characters and objectives. */
  wishes: StoryWishes;
  scenes: readonly Scene[];
}

export function createSampleStories({ addSample }: Pick<AuthoredStoryRepository, "addSample">) {
  return {
    /** @throws Error when the story does not pass the validator */
    async add(authored: AuthoredStory, createdAt: EpochMs): Promise<void> {
      const { id, title, language, wishes, scenes } = authored;
      const edition = { title, scenes };
      const proof = validateStory({
        language,
        privateEdition: edition,
        sharedEdition: edition,
        wishes,
        storyteller: "author",
        seed: "",
      });
      if (!proof.isValid) throw new Error(`“${title}” cannot be told.`);
      await addSample(proof.story, { id, createdAt });
    },
  };
}
