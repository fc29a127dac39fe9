/** What giving stories a voice needs from the database; implemented in `voices.repository.ts`. */
import type { Scene } from "@codetale/domain/stories/graph";
import type { EpochMs } from "@codetale/domain/time";
import type { PlayableStory, Voice, VoicedLine } from "./playing.service.ts";

/** A line of a scene in a story's telling. */
export interface LineOfStory {
  storyId: string;
  telling: PlayableStory["telling"];
  sceneId: string;
  line: VoicedLine;
}

export interface UnvoicedStory extends PlayableStory {
  ownerId: string | null;
  scenes: readonly Scene[];
  /** The lines that are there, as `lineKey` writes them. */
  voiced: ReadonlySet<string>;
}

export interface StoredVoices {
  find(line: LineOfStory): Promise<Voice | null>;
  /** A text that was spoken already, for whichever story. */
  findSpoken(spokenId: string): Promise<Voice | null>;
  addSpoken(voice: Voice, now: EpochMs): Promise<void>;
  /** @returns false where story or voice are gone */
  link(line: LineOfStory, spokenId: string): Promise<boolean>;
  /** Forgets a voice whose file is lost. */
  forget(spokenId: string): Promise<void>;
  /**
   * The latest story in one of `languages` that lacks lines: an owner's own telling first, that
   * for others once it is shared.
   *
   * @param except tellings to pass over, as `tellingKey` writes them
   */
  findUnvoiced(
    languages: readonly string[],
    except: readonly string[],
  ): Promise<UnvoicedStory | null>;
  /** @returns the ids of those that no story has, of those spoken until then */
  removeUnused(spokenUntil: EpochMs): Promise<string[]>;
}

export function lineKey({ sceneId, line }: Pick<LineOfStory, "sceneId" | "line">): string {
  return `${line} ${sceneId}`;
}

export function tellingKey({ id, telling }: Pick<PlayableStory, "id" | "telling">): string {
  return `${telling} ${id}`;
}

export function lineOf(
  { id, telling }: Pick<PlayableStory, "id" | "telling">,
  { id: sceneId }: Pick<Scene, "id">,
  line: VoicedLine,
): LineOfStory {
  return { storyId: id, telling, sceneId, line };
}

export function keyOf({ storyId, telling, sceneId, line }: LineOfStory): string {
  return `${storyId} ${telling} ${line} ${sceneId}`;
}
