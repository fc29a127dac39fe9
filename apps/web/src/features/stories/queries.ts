/** What the screens of stories read, and under which keys it is kept. */
import { listStories } from "@codetale/contract/stories";
import {
  listGenerations,
  readStorytellers,
  readVoiceStatus,
} from "@codetale/contract/stories-generation";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import type { LibraryView } from "./library/library-address.ts";

export const storyKeys = {
  lists: ["stories", "lists"],
  generations: ["stories", "generations"],
  storytellers: ["stories", "storytellers"],
  voice: ["stories", "voice"],
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

/** Between two looks while the voices are on their way. */
const LOOK_MS = 2_000;

export const voiceServiceQuery = queryOptions({
  queryKey: storyKeys.voice,
  queryFn: ({ signal }) => call(readVoiceStatus, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.state === "fetching" || data?.state === "starting" ? LOOK_MS : false,
});
