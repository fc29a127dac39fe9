/** What the language model is told of a question and of what a child said, and how it answers. */
import type { Scene } from "@codetale/domain/stories/graph";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import { z } from "zod";
import { answerSchema } from "../../making/model/answer-schema.ts";
import type { PlayableStory } from "../playing.repository.ts";
import type { AnonymousStory } from "./anonymous-story.ts";

const ideaSchema = z.object({
  /** Counted from 1, as `leadsTo` is. */
  choice: z.number().nullable(),
  branch: z
    .object({ dialogue: z.string(), speaker: z.string().nullable(), leadsTo: z.number() })
    .nullable(),
  reply: z.string().nullable(),
});

export type IdeaAnswer = z.output<typeof ideaSchema>;

export const ideaAnswer = answerSchema("idea", ideaSchema);

const LONGEST_SAID = 300;

export interface AskedIdea {
  story: Pick<PlayableStory, "language" | "level">;
  anonymous: AnonymousStory;
  /** The scene that asks, as in `anonymous`. */
  asked: Scene;
  /** Whether there may be a new scene. */
  mayBranch: boolean;
  said: string;
}

export function ideaData({ story, anonymous, asked, mayBranch, said }: AskedIdea) {
  return {
    // Other languages than ours stand in the story as the parent typed them.
    language: storyLanguageOf(story.language) ?? anonymous.anonymize(story.language),
    level: story.level,
    people: asked.cast,
    scene: asked.dialogue,
    choices: asked.choices.map(({ text, nextId }, index) => ({
      number: index + 1,
      text,
      followedBy: anonymous.scene(nextId)?.dialogue ?? "",
    })),
    newScene: mayBranch,
    // Not before: a name that is cut in two is not found.
    said: anonymous.anonymize(said).slice(0, LONGEST_SAID),
  };
}
