/** The order in which a story is read from the first page to the last. */
import { scenesById, START_ID, type Scene, type StoryGraph } from "./graph.ts";
import { followersFirst } from "./paths.ts";

/**
 * The scenes that can be reached, each after all that lead to it and, where that can be, right after
 * one of them. In the order of the story where a path loops.
 */
export function inReadingOrder(story: StoryGraph): readonly Scene[] {
  const scenes = scenesById(story);
  return followersFirst(scenes, START_ID)?.toReversed() ?? [...scenes.values()];
}
