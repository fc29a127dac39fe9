/** Why a line cannot be worded like that, as sentences for the parent who typed it. */
import {
  findFaults,
  MOST_WORDS,
  type StoryFault,
  type StoryFaultCode,
} from "@codetale/domain/stories/find-faults";
import type { TitledStory } from "@codetale/domain/stories/graph";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { AppError } from "#core/errors/app-error";
import type { EditableStory } from "./editing.repository.ts";

/** @throws AppError `story/edit-refused` where `edited` breaks a promise that the story keeps now */
export function refuseBrokenPromises(
  story: EditableStory,
  edited: TitledStory,
  wishes: StoryWishes,
): void {
  // Rules may have become stricter since the story was told: an old fault keeps no line as it is.
  const known = new Set(findFaults(story, wishes, story.facts).map(keyOf));
  const faults = findFaults(edited, wishes, story.facts).filter(
    (fault) => !known.has(keyOf(fault)) && !PARENTS_OWN.has(fault.code),
  );
  if (faults.length === 0) return;
  const sentences = [...new Set(faults.map((fault) => sentenceOf(fault)))];
  throw new AppError("story/edit-refused", {
    message: sentences.join(" "),
    errors: sentences.map((message) => ({ path: "text", message })),
  });
}

/** Faults of a storyteller that repeats what a parent typed; here the parent types it. */
const PARENTS_OWN: ReadonlySet<StoryFaultCode> = new Set(["quoted-wish"]);

function keyOf({ code, sceneId, detail }: StoryFault): string {
  return JSON.stringify([code, sceneId, detail]);
}

function sentenceOf({ code, detail, about = [] }: StoryFault): string {
  return (sentences[code] ?? (() => `The story would no longer hold together: ${detail}.`))(about);
}

type Sentence = (about: readonly string[]) => string;

const namesEach: Sentence = ([name = ""]) =>
  `Every way through this story has to say the name ${name}; one way would not any more.`;

const sentences: Partial<Record<StoryFaultCode, Sentence>> = {
  "no-dialogue": () => "Something has to be said in every scene.",
  "too-many-words": () =>
    `A scene has to stay under ${MOST_WORDS} words, so that a child can follow.`,
  "header-too-large": () => "This is too long for one scene.",
  "same-choice": () =>
    "The choices of a scene have to be words that sound different, so that a child can say which one is meant.",
  "child-missing": namesEach,
  "character-missing": namesEach,
  "role-missing": ([name = "", role = ""]) =>
    `Every way through this story has to show ${name} as ${role}. A line that does so has to say the name ${name}.`,
  "traits-missing": ([name = "", , traits = ""]) =>
    `Every way through this story has to show that ${name} is ${traits}. A line that does so has to say the name ${name}.`,
  "fact-missing": ([objective = "", fact = ""]) =>
    `Every way through this story has to say a word that begins with ${anyOf(fact)}: that is what it tells about “${objective}”.`,
};

/** @param fact beginnings of words, such as `brush|scrub` */
function anyOf(fact: string): string {
  return fact
    .split("|")
    .map((beginning) => `“${beginning}”`)
    .join(" or ");
}
