/** How long listening to a path takes, at the speed of our voices. */
import { sentencesOf } from "./read-story.ts";

/** A character of a word, and the pause after a sentence, in milliseconds. */
const MS_PER_CHARACTER = 65;
const PAUSE_MS = 350;
/** How it is slowed down: see `apps/server/src/features/stories/narration/spoken-text.ts`. */
const PACE = { "4": 0.8, "5": 0.8, "7": 0.87 };
/** What a child takes to answer, in milliseconds. */
const ANSWER_MS = 4_000;

export type ToldAge = keyof typeof PACE;

interface ToldScene {
  dialogue: string;
  choices: readonly { text: string }[];
}

export function toldMinutes(path: readonly ToldScene[], age: ToldAge): number {
  const texts = path.flatMap(({ dialogue, choices }) => [
    dialogue,
    ...choices.map(({ text }) => text),
  ]);
  const spoken = texts.reduce((sum, text) => sum + spokenMs(text), 0) / PACE[age];
  const answers = path.filter(({ choices }) => choices.length > 0).length;
  return (spoken + answers * ANSWER_MS) / 60_000;
}

function spokenMs(text: string): number {
  const characters = text.replaceAll(/\s/gu, "").length;
  return characters * MS_PER_CHARACTER + sentencesOf(text).length * PAUSE_MS;
}
