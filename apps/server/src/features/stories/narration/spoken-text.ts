/** What is spoken of a scene, by which part and how fast; its hash is the id of the audio. */
import { createHash } from "node:crypto";
import type { Scene } from "@codetale/domain/stories/graph";
import { scenesById, START_ID } from "@codetale/domain/stories/graph";
import { stepsFrom } from "@codetale/domain/stories/paths";
import type { StoryLevel } from "@codetale/domain/stories/age";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import { spokenChoice } from "@codetale/domain/stories/spoken-choice";
import { passagesOf } from "@codetale/domain/stories/quotations/passages";
import type { PasserBy } from "@codetale/domain/stories/quotations/passers-by";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import type { SpokenPassage } from "#core/ports/speech";
import type { PlayableStory } from "../playing/playing.repository.ts";
import { pitchOf } from "./voice-pitch.ts";
import { choiceIndex, choiceLine, type LineKind } from "./story-line.ts";

export interface SpokenText {
  text: string;
  language: string;
  /** 0 is the narrator, from 1 on the characters. */
  part: number;
  pace: number;
  /** Joined they are the text; absent where one voice at its own pitch says all of it. */
  passages?: readonly SpokenPassage[];
}

/** Numbers and drawn figures of a story's characters, by name. */
export interface Roles {
  parts: ReadonlyMap<string, number>;
  figures: ReadonlyMap<string, StoryFigure>;
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
  { parts, figures }: Roles,
): SpokenText {
  const pace = PACE[level];
  if (line === "reply") return { text: askAgainText(scene, language), language, part: 0, pace };
  const choice = choiceIndex(line);
  if (choice !== null) {
    const { text } = scene.choices[choice] ?? { text: "" };
    return { text: spokenChoice(text, language), language, part: 0, pace };
  }
  const passages = passagesOf(scene, language).map(({ text, speaker }) => ({
    text,
    ...(speaker?.passerBy
      ? voiceOfPasserBy(speaker.passerBy, parts.size)
      : {
          part: speaker === null ? 0 : (parts.get(speaker.name) ?? 0),
          pitch: pitchOf(speaker === null ? undefined : figures.get(speaker.name)),
        }),
  }));
  const part = scene.speaker === null ? 0 : (parts.get(scene.speaker) ?? 0);
  const spoken = { text: scene.dialogue, language, part, pace };
  const isPlain = passages.every((passage) => passage.part === part && passage.pitch === 1);
  return isPlain ? spoken : { ...spoken, passages };
}

/** Whom the same word names has one voice in a story, which no character has. */
function voiceOfPasserBy({ word, kind }: PasserBy, characters: number) {
  const codes = [...word].map((character) => character.codePointAt(0) ?? 0);
  const which = codes.reduce((sum, code) => sum + code, 0) % PASSERS_BY;
  return {
    part: characters + 1 + which,
    pitch: pitchOf(kind === null ? undefined : { kind, age: "adult" }),
  };
}

/** So many voices passers-by have. */
const PASSERS_BY = 3;

/** @returns SHA-256 in hex; the same for the same text, voices and pace in every story */
export function spokenIdOf({ text, language, part, pace, passages }: SpokenText): string {
  const voices = passages?.map((passage) => [passage.part, passage.pitch, passage.text.length]);
  const content = JSON.stringify([
    NARRATION_VERSION,
    language,
    part,
    pace,
    text,
    ...(voices ? [voices] : []),
  ]);
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
const noParts: Roles = { parts: new Map(), figures: new Map() };

/**
 * Numbers the characters, so that each keeps one voice in a story: first who speaks whole scenes, in the
 * order of the scenes, then the others in the order of the figures, which words of an edit do not change.
 */
export function rolesOf(scenes: readonly Scene[], figures: readonly StoryFigure[]): Roles {
  const speakers = scenes.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]));
  const names = new Set([...speakers, ...figures.map(({ name }) => name)]);
  return {
    parts: new Map([...names].map((name, index) => [name, index + 1])),
    figures: new Map(figures.map((figure) => [figure.name, figure])),
  };
}

/** The reachable scenes, those first that a listener can reach soonest. */
export function inPlayOrder(scenes: readonly Scene[]): Scene[] {
  const byId = scenesById({ scenes });
  return [...stepsFrom(byId, START_ID).keys()].flatMap((id) => byId.get(id) ?? []);
}
