import type { Story } from "@codetale/contract/stories";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/http/api-client";
import { storyQuery } from "../../queries.ts";
import type { LinkedStory } from "../linked-story.ts";
import { downloadedStories } from "../offline/downloaded-stories.ts";

/**
 * A story from the server, or its downloaded copy where the server gives none.
 *
 * @param linked where a private link has led to the story, nothing is asked for
 * @returns `story` null until one is loaded; `isUnknown` where the server has no such story
 */
export function useStory(
  storyId: string,
  linked: LinkedStory | null,
): { story: Story | null; isUnknown: boolean } {
  const { data, error } = useQuery({ ...storyQuery(storyId), enabled: linked === null });
  const [downloaded] = useState(() => downloadedStories().find(({ id }) => id === storyId));
  const isUnknown = error instanceof ApiError && error.reason === "story/unknown";
  return { story: linked?.story ?? data?.story ?? downloaded ?? null, isUnknown };
}
