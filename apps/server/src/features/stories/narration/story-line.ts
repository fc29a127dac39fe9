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

/** A line of a scene in one edition of a story, as of one revision. */
export interface StoryLine {
  storyId: string;
  revision: number;
  edition: PlayableStory["edition"];
  sceneId: string;
  line: LineKind;
}

/** A story whose lines are narrated: without what its pictures show. */
export type SpokenStory = Omit<PlayableStory, "figures">;

export interface StoryToNarrate extends SpokenStory {
  ownerId: string | null;
  scenes: readonly Scene[];
  /** Keys by `lineKey` of the lines that have audio. */
  narratedLines: ReadonlySet<string>;
}

export function lineKey({ sceneId, line }: Pick<StoryLine, "sceneId" | "line">): string {
  return `${line} ${sceneId}`;
}

/** An edit makes another key: its edition is to be narrated again. */
export function editionKey({ id, edition, revision }: EditionOfStory): string {
  return `${edition} ${id} ${revision}`;
}

type EditionOfStory = Pick<PlayableStory, "id" | "edition" | "revision">;

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
