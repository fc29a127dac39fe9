/** Lines of stories, and the keys by which lines and editions are found. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { PlayableStory } from "../playing/playing.repository.ts";
import type { LineKind } from "../playing/playing.service.ts";

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
