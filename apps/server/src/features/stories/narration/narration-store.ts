/** What narration needs from the database; implemented in `narration.repository.ts`. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { EpochMs } from "@codetale/domain/time";
import type { PlayableStory, LineAudio, LineKind } from "../playing/playing.service.ts";

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

export interface NarrationStore {
  find(line: StoryLine): Promise<LineAudio | null>;
  /** The audio of a text, whatever story it was made for. */
  findAudio(spokenId: string): Promise<LineAudio | null>;
  addAudio(audio: LineAudio, now: EpochMs): Promise<void>;
  /** @returns false where story or audio were deleted meanwhile */
  link(line: StoryLine, spokenId: string): Promise<boolean>;
  /** Deletes the rows of audio whose file is lost. */
  forget(spokenId: string): Promise<void>;
  /**
   * The latest story in one of `languages` that lacks audio: private editions first, then the
   * shared editions of shared stories.
   *
   * @param except keys by `editionKey` of editions to pass over
   */
  findStoryToNarrate(
    languages: readonly string[],
    except: readonly string[],
  ): Promise<StoryToNarrate | null>;
  /** Deletes the rows created until then that no story has. @returns their ids */
  removeUnused(spokenUntil: EpochMs): Promise<string[]>;
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
