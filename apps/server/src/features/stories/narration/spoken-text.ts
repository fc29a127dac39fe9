/** What is spoken of a scene, by which part and how fast; its hash is the id of the audio. */
import { createHash } from "node:crypto";
import type { Scene } from "@codetale/domain/stories/graph";
import { scenesById, START_ID } from "@codetale/domain/stories/graph";
import { stepsFrom } from "@codetale/domain/stories/paths";
import type { StoryLevel } from "@codetale/domain/stories/age";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import { spokenChoice } from "@codetale/domain/stories/spoken-choice";
import type { PlayableStory } from "../playing/playing.repository.ts";
import { choiceIndex, choiceLine, type LineKind } from "./story-line.ts";

export interface SpokenText {
  text: string;
  language: string;
  /** 0 is the narrator, from 1 on the characters. */
  part: number;
  pace: number;
}

/** Raised when the voices change so much that all audio has to be made anew. */
const NARRATION_VERSION = 1;

/**
 * By itself the voice reads about 205 words a minute, pauses included, which is the speed of adults
 * among themselves; this makes it 165 and 180.
 */
const PACE: Readonly<Record<StoryLevel, number>> = { "3-5": 0.8, "6-9": 0.87 };

export function spokenText(
  { language, level }: Pick<PlayableStory, "language" | "level">,
  scene: Scene,
  line: LineKind,
  parts: ReadonlyMap<string, number>,
): SpokenText {
  const pace = PACE[level];
  if (line === "reply") return { text: askAgainText(scene, language), language, part: 0, pace };
  const choice = choiceIndex(line);
  if (choice !== null) {
    const { text } = scene.choices[choice] ?? { text: "" };
    return { text: spokenChoice(text, language), language, part: 0, pace };
  }
  const part = scene.speaker === null ? 0 : (parts.get(scene.speaker) ?? 0);
  return { text: scene.dialogue, language, part, pace };
}

/** @returns SHA-256 in hex; the same for the same text, part and pace in every story */
export function spokenIdOf({ text, language, part, pace }: SpokenText): string {
  const content = JSON.stringify([NARRATION_VERSION, language, part, pace, text]);
  return createHash("sha256").update(content).digest("hex");
}

/** The id of a choice's audio, known before it is synthesized. */
export function choiceAudioId(
  story: Pick<PlayableStory, "language" | "level">,
  scene: Scene,
  index: number,
): string {
  return spokenIdOf(spokenText(story, scene, choiceLine(index), noParts));
}

/** The narrator, who has no part, reads the choices. */
const noParts: ReadonlyMap<string, number> = new Map();

/** Numbers the speakers in the order of the scenes, so that each keeps one voice in a story. */
export function partsBySpeaker(scenes: readonly Scene[]): ReadonlyMap<string, number> {
  const speakers = new Set(scenes.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])));
  return new Map([...speakers].map((speaker, index) => [speaker, index + 1]));
}

/** The reachable scenes, those first that a listener can reach soonest. */
export function inPlayOrder(scenes: readonly Scene[]): Scene[] {
  const byId = scenesById({ scenes });
  return [...stepsFrom(byId, START_ID).keys()].flatMap((id) => byId.get(id) ?? []);
}
