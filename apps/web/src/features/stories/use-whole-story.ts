import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#lib/http/api-client";
import { useLiveEvent } from "#lib/live-connection";
import { storyKeys, storyQuery, wholeStoryQuery } from "./queries.ts";

/** A story with all its scenes; read again when its owner changes it in another window. */
export function useWholeStory(storyId: string) {
  const client = useQueryClient();
  const details = useQuery(storyQuery(storyId));
  const whole = useQuery(wholeStoryQuery(storyId));
  const readAgain = () => {
    for (const key of [storyKeys.one, storyKeys.whole]) {
      void client.invalidateQueries({ queryKey: [...key, storyId] });
    }
  };
  useLiveEvent("story:changed", (change) => {
    if (change.storyId === storyId) readAgain();
  });
  useLiveEvent("connect", readAgain);
  const error = details.error ?? whole.error;
  const isUnknown = error instanceof ApiError && error.reason === "story/unknown";
  const retry = () => {
    void details.refetch();
    void whole.refetch();
  };
  if (isUnknown) return { state: "unknown" } as const;
  if (details.data && whole.data) {
    return { state: "ready", details: details.data, whole: whole.data } as const;
  }
  return error ? ({ state: "failed", error, retry } as const) : ({ state: "loading" } as const);
}
