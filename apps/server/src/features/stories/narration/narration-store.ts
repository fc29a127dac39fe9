/** What giving stories a voice needs from the database; implemented in `narration.repository.ts`. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { EpochMs } from "@codetale/domain/time";
import type { PlayableStory, LineAudio, LineKind } from "../playing/playing.service.ts";

/** A line of a scene in a story's telling. */
export interface StoryLine {
  storyId: string;
  telling: PlayableStory["telling"];
  sceneId: string;
  line: LineKind;
}

export interface StoryToNarrate extends PlayableStory {
  ownerId: string | null;
  scenes: readonly Scene[];
  /** The lines that are there, as `lineKey` writes them. */
  narratedLines: ReadonlySet<string>;
}

export interface NarrationStore {
  find(line: StoryLine): Promise<LineAudio | null>;
  /** A text that was spoken already, for whichever story. */
  findSpoken(spokenId: string): Promise<LineAudio | null>;
  addSpoken(voice: LineAudio, now: EpochMs): Promise<void>;
  /** @returns false where story or voice are gone */
  link(line: StoryLine, spokenId: string): Promise<boolean>;
  /** Forgets a voice whose file is lost. */
  forget(spokenId: string): Promise<void>;
  /**
   * The latest story in one of `languages` that lacks lines: an owner's own telling first, that
   * for others once it is shared.
   *
   * @param except tellings to pass over, as `tellingKey` writes them
   */
  findStoryToNarrate(
    languages: readonly string[],
    except: readonly string[],
  ): Promise<StoryToNarrate | null>;
  /** @returns the ids of those that no story has, of those spoken until then */
  removeUnused(spokenUntil: EpochMs): Promise<string[]>;
}

export function lineKey({ sceneId, line }: Pick<StoryLine, "sceneId" | "line">): string {
  return `${line} ${sceneId}`;
}

export function editionKey({ id, telling }: Pick<PlayableStory, "id" | "telling">): string {
  return `${telling} ${id}`;
}

export function storyLine(
  { id, telling }: Pick<PlayableStory, "id" | "telling">,
  { id: sceneId }: Pick<Scene, "id">,
  line: LineKind,
): StoryLine {
  return { storyId: id, telling, sceneId, line };
}

export function storyLineKey({ storyId, telling, sceneId, line }: StoryLine): string {
  return `${storyId} ${telling} ${line} ${sceneId}`;
}
