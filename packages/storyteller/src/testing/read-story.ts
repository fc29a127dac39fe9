/** Walks through stories and splits their text into sentences, for tests. */
import {
  followers,
  scenesById,
  START_ID,
  type Scene,
  type StoryGraph,
} from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";

/** The scenes of one path from the start to an ending; `dice` picks at every scene. */
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

/** Punctuation that ends a sentence in Latin script or Devanagari, with closing quotes after it. */
const SENTENCE_END = /(?<=[.!?…।]["”»’\u202F\u00A0]*)\s+(?![\p{Ll}»”"])/u;

export function sentencesOf(dialogue: string): string[] {
  return dialogue.split(SENTENCE_END).filter((sentence) => sentence.trim() !== "");
}
