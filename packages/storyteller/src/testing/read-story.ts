/** Reads stories as a listener would, for tests. */
import {
  followers,
  scenesById,
  START_ID,
  type Scene,
  type StoryGraph,
} from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";

/** One way through the story, with `dice` choosing. */
export function walk(story: StoryGraph, dice: Dice): Scene[] {
  const scenes = scenesById(story);
  const path: Scene[] = [];
  for (let scene = scenes.get(START_ID); scene;) {
    path.push(scene);
    const next = followers(scene);
    scene = next.length === 0 ? undefined : scenes.get(dice.pick(next));
  }
  return path;
}

/** Marks that end a sentence, in the scripts of our tongues, with what closes after them. */
const SENTENCE_END = /(?<=[.!?…।]["”»’\u202F\u00A0]*)\s+(?![\p{Ll}»”"])/u;

export function sentencesOf(dialogue: string): string[] {
  return dialogue.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
}
