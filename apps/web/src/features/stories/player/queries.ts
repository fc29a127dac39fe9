/** The player's query for a story's facts; scenes are fetched by `scenes/fetch-scene.ts`. */
import { readStory } from "@codetale/contract/stories";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";

export function storyQuery(storyId: string) {
  return queryOptions({
    queryKey: ["stories", "one", storyId],
    queryFn: async ({ signal }) => (await call(readStory, { params: { storyId }, signal })).story,
    // Offline, the query must fail at once instead of pausing, so that a downloaded copy is used.
    networkMode: "always",
  });
}
