/** Lines of stories, and the keys by which lines and editions are found. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { LineAudio, PlayableStory } from "../playing/playing.repository.ts";
import type { LiveAudio } from "./live-audio.ts";

/** A scene's dialogue, or the `reply` to an answer that was not understood. */
export type LineKind = "dialogue" | "reply";

/** A line's audio: stored, or still being synthesized, with estimated times of its later words. */
export type NarratedLine = { kind: "stored"; audio: LineAudio } | LiveLine;

export interface LiveLine {
  kind: "live";
  liveAudio: LiveAudio;
  wordStarts: number[];
}

/** The audio of a text that is not stored. */
export type UnstoredLine = LiveLine | { kind: "whole"; audio: Buffer; wordStarts: number[] | null };

/** A line of a scene in one edition of a story. */
export interface StoryLine {
  storyId: string;
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

export function editionKey({ id, edition }: Pick<PlayableStory, "id" | "edition">): string {
  return `${edition} ${id}`;
}

export function storyLine(
  { id, edition }: Pick<PlayableStory, "id" | "edition">,
  { id: sceneId }: Pick<Scene, "id">,
  line: LineKind,
): StoryLine {
  return { storyId: id, edition, sceneId, line };
}

export function storyLineKey({ storyId, edition, sceneId, line }: StoryLine): string {
  return `${storyId} ${edition} ${line} ${sceneId}`;
}
