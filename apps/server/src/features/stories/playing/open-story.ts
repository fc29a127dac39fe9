/** Opens a story for whoever may hear it; the graphs opened last are kept in memory. */
import type { Scene, StoryGraph } from "@codetale/domain/stories/graph";
import { LRUCache } from "lru-cache";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";

const STORIES_IN_MEMORY = 500;

interface OpenableStories<Story> {
  find(viewer: string | null, id: string): Promise<Story | null>;
  scenes(story: Story): Promise<readonly Scene[] | null>;
}

/** A telling never changes. */
export function createStoryOpener<Story extends { id: string; telling: string }>(
  stories: OpenableStories<Story>,
) {
  const graphs = new LRUCache<string, StoryGraph>({ max: STORIES_IN_MEMORY });

  /** @throws AppError `story/unknown` */
  return async function open(
    actor: Actor | null,
    storyId: string,
  ): Promise<{ story: Story; graph: StoryGraph }> {
    const story = await stories.find(actor?.uid ?? null, storyId);
    if (!story) throw new AppError("story/unknown");
    const key = `${story.id}/${story.telling}`;
    const known = graphs.get(key);
    if (known) return { story, graph: known };
    const scenes = await stories.scenes(story);
    if (!scenes) throw new AppError("story/unknown");
    const graph = { scenes };
    graphs.set(key, graph);
    return { story, graph };
  };
}
