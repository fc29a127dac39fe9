/** The stories that are listened to now, and where their listeners are. */
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { LRUCache } from "lru-cache";
import type { PlayableStory } from "../playing/playing.repository.ts";

/** One edition of a story. */
export type StoryEdition = Pick<PlayableStory, "id" | "edition">;

interface PlayedStory extends StoryEdition {
  /** The scene that was asked for last; null where scenes were only fetched ahead. */
  sceneId: string | null;
  at: EpochMs;
}

/** How long after its last step a story counts as played. */
export const PLAYED_MS = 5 * MINUTE_MS;

const MOST = 100;

export type PlayedStories = ReturnType<typeof createPlayedStories>;

export function createPlayedStories(clock: Clock) {
  /** The latest first. */
  const recent = new LRUCache<string, PlayedStory>({ max: MOST });

  const isPlayed = ({ at }: PlayedStory) => clock.now() - at < PLAYED_MS;

  return {
    /**
     * @param sceneId null where the listener does not wait for the scene yet
     * @returns whether another story, or none, was played last
     */
    note({ id, edition }: StoryEdition, sceneId: string | null): boolean {
      const key = keyOf({ id, edition });
      const [latest] = recent.keys();
      const known = recent.peek(key);
      const isNew = latest !== key || !known || !isPlayed(known);
      const before = known && isPlayed(known) ? known.sceneId : null;
      recent.set(key, { id, edition, sceneId: sceneId ?? before, at: clock.now() });
      return isNew;
    },

    /** The latest first. */
    editions(): StoryEdition[] {
      return [...recent.values()].filter(isPlayed).map(({ id, edition }) => ({ id, edition }));
    },

    /** The scene that the latest listener of this edition is at; null where that is not known. */
    listenerAt(story: StoryEdition): string | null {
      const played = recent.peek(keyOf(story));
      return played && isPlayed(played) ? played.sceneId : null;
    },
  };
}

function keyOf({ id, edition }: StoryEdition): string {
  return `${edition} ${id}`;
}
