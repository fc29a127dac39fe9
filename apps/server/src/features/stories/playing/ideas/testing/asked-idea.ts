/** A question of a story in both editions, and answers of a language model to it. */
import { hasPrompt, type Scene } from "@codetale/domain/stories/graph";
import { withPlainFigures } from "@codetale/domain/stories/pictures/shown-cast";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { aStoryRequest, editionsOf, wishesOf } from "#testing/stories";
import type { PlayableStory, StoryEditions } from "../../playing.repository.ts";
import type { FreeAnswer } from "../answer-interpreter.service.ts";
import type { IdeaAnswer } from "../idea-answer.ts";

const askedWishes: StoryWishes = wishesOf(aStoryRequest());

/** @param wishes of a story of our own storyteller, the same each time */
export function editionsToPlay(wishes: StoryWishes = askedWishes): StoryEditions {
  const { privateEdition, sharedEdition, plot, language } = editionsOf(wishes, "1");
  return {
    isAuthored: false,
    privateScenes: privateEdition.scenes,
    sharedScenes: sharedEdition.scenes,
    wishes: { ...wishes, language },
    plot,
  };
}

/** What a child says at the first question. */
export function aFreeAnswer({
  edition = "own",
  editions = editionsToPlay(),
  said = "swing on the curtain",
  level = "6-9",
}: {
  edition?: PlayableStory["edition"];
  editions?: StoryEditions;
  said?: string;
  level?: PlayableStory["level"];
} = {}): FreeAnswer {
  const scenes = edition === "own" ? editions.privateScenes : editions.sharedScenes;
  const { language } = editions.wishes;
  const figures = withPlainFigures([], scenes);
  const facts = { title: "A story", language, level, figures, maySpeak: true };
  const story = { id: "s1", edition, revision: 0, ...facts };
  return { story, editions, scene: questionOf(scenes), said };
}

export function questionOf(scenes: readonly Scene[]): Scene {
  const question = scenes.find(hasPrompt);
  if (!question) throw new Error("The story asks nothing.");
  return question;
}

/** A branch that may be told, by one of the question's people. */
export function aBranch(facts: Partial<NonNullable<IdeaAnswer["branch"]>> = {}): IdeaAnswer {
  const dialogue =
    "Robin took the long red curtain and swung, out and back, higher each time, until a little " +
    "brass key fell from the hem. Lila laughed, and everything looked different now.";
  return { choice: null, reply: null, branch: { dialogue, speaker: null, leadsTo: 1, ...facts } };
}

export function aReply(reply: string): IdeaAnswer {
  return { choice: null, branch: null, reply };
}

export function aChoice(choice: number): IdeaAnswer {
  return { choice, branch: null, reply: null };
}
