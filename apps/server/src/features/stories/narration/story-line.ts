/** Lines of stories, and the keys by which lines and editions are found. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { LineAudio, PlayableStory } from "../playing/playing.repository.ts";
import type { LiveAudio } from "./live-audio.ts";

/** A scene's dialogue, one of its choices by index, or the `reply` to an answer not understood. */
export type LineKind = "dialogue" | ChoiceLine | "reply";

export type ChoiceLine = `choice ${number}`;

/** A line's audio: stored, or still being synthesized, with estimated times of its later words. */
export type NarratedLine = { kind: "stored"; audio: LineAudio } | LiveLine;

export interface LiveLine {
  kind: "live";
  liveAudio: LiveAudio;
  wordStarts: number[];
}

/** The audio of a text that is not stored. */
export type UnstoredLine = LiveLine | { kind: "whole"; audio: Buffer; wordStarts: number[] | null };

/** A line of a scene in one edition of a story, as of one revision. */
export interface StoryLine {
  storyId: string;
  revision: number;
  edition: PlayableStory["edition"];
  sceneId: string;
  line: LineKind;
}

export interface StoryToNarrate extends PlayableStory {
  ownerId: string | null;
  scenes: readonly Scene[];
  /** Keys by `lineKey` of the lines that have audio. */
  narratedLines: ReadonlySet<string>;
}

export function lineKey({ sceneId, line }: Pick<StoryLine, "sceneId" | "line">): string {
  return `${line} ${sceneId}`;
}

/** The lines of a scene in the order of play; each of them is to have audio. */
export function linesOf({ choices }: Pick<Scene, "choices">): LineKind[] {
  if (choices.length === 0) return ["dialogue"];
  return ["dialogue", ...choices.map((_, index) => choiceLine(index)), "reply"];
}

export function choiceLine(index: number): ChoiceLine {
  return `choice ${index}`;
}

/** @returns null where `line` is no choice */
export function choiceIndex(line: LineKind): number | null {
  const [, index] = /^choice (\d+)$/.exec(line) ?? [];
  return index === undefined ? null : Number(index);
}

/** An edit makes another key: its edition is to be narrated again. */
export function editionKey({ id, edition, revision }: EditionOfStory): string {
  return `${edition} ${id} ${revision}`;
}

export type EditionOfStory = Pick<PlayableStory, "id" | "edition" | "revision">;

export function storyLine(
  { id, edition, revision }: EditionOfStory,
  { id: sceneId }: Pick<Scene, "id">,
  line: LineKind,
): StoryLine {
  return { storyId: id, revision, edition, sceneId, line };
}

export function storyLineKey({ storyId, revision, edition, sceneId, line }: StoryLine): string {
  return `${storyId} ${revision} ${edition} ${line} ${sceneId}`;
}
