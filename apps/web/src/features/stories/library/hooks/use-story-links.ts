import { createStoryLink, revokeStoryLink } from "@codetale/contract/stories/links";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { storyKeys, storyLinksQuery } from "../../queries.ts";

/** The private links of one's story, and how they are made and revoked. */
export function useStoryLinks(storyId: string) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: [...storyKeys.links, storyId] });
  return {
    links: useQuery(storyLinksQuery(storyId)),
    create: useMutation({
      mutationFn: (label: string) =>
        call(createStoryLink, { params: { storyId }, body: { label } }),
      onSettled,
    }),
    revoke: useMutation({
      mutationFn: (linkId: string) => call(revokeStoryLink, { params: { storyId, linkId } }),
      onSettled,
    }),
  };
}
