/** What the screens of stories read, and under which keys it is kept. */
import { listGenerations, listStories, readStorytellers } from "@codetale/contract/stories";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import type { LibraryView } from "./library/library-address.ts";

export const storyKeys = {
  lists: ["stories", "lists"],
  generations: ["stories", "generations"],
  storytellers: ["stories", "storytellers"],
} as const;

export function storiesQuery(view: LibraryView, uid: string | null) {
  return queryOptions({
    queryKey: [...storyKeys.lists, uid, view],
    queryFn: ({ signal }) => call(listStories, { query: view, signal }),
    // While one types or filters, what was there stays until the next is here.
    placeholderData: keepPreviousData,
  });
}

export const generationsQuery = queryOptions({
  queryKey: storyKeys.generations,
  queryFn: ({ signal }) => call(listGenerations, { signal }),
});

export const storytellersQuery = queryOptions({
  queryKey: storyKeys.storytellers,
  queryFn: ({ signal }) => call(readStorytellers, { signal }),
  staleTime: Infinity,
});
