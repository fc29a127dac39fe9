/** The next step of a story from a scene and an answer. */
import { matchChoice } from "./answers/match-answer.ts";
import type { AnswerWords } from "./answers/language-words.ts";
import { hasPrompt, scenesById, START_ID, type Scene, type StoryGraph } from "./graph.ts";

/** What a player asks for: a scene by its id, or what follows from an answer given in it. */
export interface StepQuery {
  /** Null when nothing follows any more. */
  sceneId: string | null;
  /** A choice's text, its number or free words, tapped or spoken. */
  answer: string | null;
}

export type Step =
  | { kind: "scene"; scene: Scene }
  /** The answer matches no choice, or two equally: the scene is asked again. */
  | { kind: "ask-again"; scene: Scene }
  /** The story is over; `scene` is the last one where that is known. */
  | { kind: "end"; scene: Scene | null };

/**
 * @param words the stop words and ordinals of the story's language
 * @returns null when the story has no scene `wanted.sceneId`
 */
export function takeStep(story: StoryGraph, wanted: StepQuery, words: AnswerWords): Step | null {
  if (wanted.sceneId === null) return { kind: "end", scene: null };
  const scenes = scenesById(story);
  const scene = scenes.get(wanted.sceneId);
  if (!scene) return null;
  if (wanted.answer === null) return { kind: "scene", scene };
  const nextId = hasPrompt(scene) ? chosenNext(scene, wanted.answer, words) : scene.nextId;
  if (nextId === undefined) return { kind: "ask-again", scene };
  const next = nextId === null ? undefined : scenes.get(nextId);
  return next ? { kind: "scene", scene: next } : { kind: "end", scene };
}

/** The first scene of every story. */
export const firstStep: StepQuery = { sceneId: START_ID, answer: null };

function chosenNext(scene: Scene, answer: string, words: AnswerWords): string | undefined {
  const meant = matchChoice(scene, answer, words);
  return meant === null ? undefined : scene.choices[meant]?.nextId;
}
