/** Opens a story that the actor may play; the most recently used graphs stay in memory. */
import type { StoryGraph } from "@codetale/domain/stories/graph";
import { LRUCache } from "lru-cache";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { PlayableStory, PlayingRepository } from "./playing.repository.ts";

const STORIES_IN_MEMORY = 500;

/** The memory needs no invalidation: the scenes of an edition never change. */
export function createStoryOpener(stories: Pick<PlayingRepository, "find" | "scenes">) {
  const graphs = new LRUCache<string, StoryGraph>({ max: STORIES_IN_MEMORY });

  /** @throws AppError `story/unknown` */
  return async function open(
    actor: Actor | null,
    storyId: string,
  ): Promise<{ story: PlayableStory; graph: StoryGraph }> {
    const story = await stories.find(actor?.uid ?? null, storyId);
    if (!story) throw new AppError("story/unknown");
    const key = `${story.id}/${story.edition}`;
    const cached = graphs.get(key);
    if (cached) return { story, graph: cached };
    const scenes = await stories.scenes(story);
    if (!scenes) throw new AppError("story/unknown");
    const graph = { scenes };
    graphs.set(key, graph);
    return { story, graph };
  };
}
