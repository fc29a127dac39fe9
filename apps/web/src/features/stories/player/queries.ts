/** What the player reads beside the scenes. */
import { readStory } from "@codetale/contract/stories";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";

export function storyQuery(storyId: string) {
  return queryOptions({
    queryKey: ["stories", "one", storyId],
    queryFn: async ({ signal }) => (await call(readStory, { params: { storyId }, signal })).story,
    // Without a network it fails at once, and a downloaded copy takes its place.
    networkMode: "always",
  });
}
