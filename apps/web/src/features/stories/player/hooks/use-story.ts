import type { Story } from "@codetale/contract/stories";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#lib/http/api-client";
import { storyQuery } from "../../queries.ts";
import type { LinkedStory } from "../linked-story.ts";
import { downloadedStories } from "../offline/downloaded-stories.ts";
import { words } from "../words.ts";

interface LoadedStory {
  /** Null until it is loaded. */
  story: Story | null;
  /** Whether the server has no such story for this account or visitor. */
  isUnknown: boolean;
  /** Why it is not there, once a request has failed; during another one, that it is tried again. */
  failure: string | null;
  retry: () => void;
}

/**
 * A story from the server, or its downloaded copy where the server gives none.
 *
 * @param linked where a private link has led to the story, nothing is asked for
 */
export function useStory(storyId: string, linked: LinkedStory | null): LoadedStory {
  const query = useQuery({ ...storyQuery(storyId), enabled: linked === null });
  const { data, error, errorUpdateCount, refetch } = query;
  const [downloaded] = useState(() => downloadedStories().find(({ id }) => id === storyId));
  const story = linked?.story ?? data?.story ?? downloaded ?? null;
  const isUnknown = isUnknownStory(error);
  const hasFailed = story === null && !isUnknown && errorUpdateCount > 0;
  const failure = hasFailed ? failureText(error) : null;
  return { story, isUnknown, failure, retry: () => void refetch() };
}

function isUnknownStory(error: Error | null): boolean {
  return error instanceof ApiError && error.reason === "story/unknown";
}

/** @param error null while it is tried again */
function failureText(error: Error | null): string {
  return error?.message ?? words.opening;
}
