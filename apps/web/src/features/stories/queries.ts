/** Queries of the story screens, and their keys. */
import { listStories, readStory, readWishes } from "@codetale/contract/stories";
import {
  listGenerations,
  readStorytellers,
  readVoiceStatus,
} from "@codetale/contract/stories/generation";
import { listStoryLinks, readLinkedStory } from "@codetale/contract/stories/links";
import { downloadStory } from "@codetale/contract/stories/player";
import { queryOptions } from "@tanstack/react-query";
import { readProviders } from "@codetale/contract/stories/providers";
import { call } from "#lib/http/api-client";
import { linkHeaders } from "./player/linked-story.ts";
import type { LibraryView } from "./library/library-address.ts";

export const storyKeys = {
  lists: ["stories", "lists"],
  one: ["stories", "one"],
  whole: ["stories", "whole"],
  wishes: ["stories", "wishes"],
  linked: ["stories", "linked"],
  links: ["stories", "links"],
  generations: ["stories", "generations"],
  storytellers: ["stories", "storytellers"],
  providers: ["stories", "providers"],
  words: ["stories", "words"],
  understanding: ["stories", "understanding"],
  voice: ["stories", "voice"],
} as const;

/** @param uid part of the key, since accounts see different stories; null for a visitor */
export function storiesQuery(view: LibraryView, uid: string | null) {
  return queryOptions({
    queryKey: [...storyKeys.lists, uid, view],
    queryFn: ({ signal }) => call(listStories, { query: view, signal }),
    // The previous stories stay on the screen until those of the changed view have arrived, except
    // those of another account, which may be private.
    placeholderData: (data, query) =>
      query?.queryKey[storyKeys.lists.length] === uid ? data : undefined,
    // Offline, the query must fail at once instead of pausing: the downloaded stories are then shown.
    networkMode: "always",
  });
}

export function storyQuery(storyId: string) {
  return queryOptions({
    queryKey: [...storyKeys.one, storyId],
    queryFn: ({ signal }) => call(readStory, { params: { storyId }, signal }),
    // Offline, the query must fail at once instead of pausing, so that a downloaded copy is used.
    networkMode: "always",
    // Off by default in that mode.
    refetchOnReconnect: true,
  });
}

/** The story that a private link leads to. */
export function linkedStoryQuery(secret: string) {
  return queryOptions({
    queryKey: [...storyKeys.linked, secret],
    queryFn: ({ signal }) => call(readLinkedStory, { headers: linkHeaders(secret), signal }),
    networkMode: "always",
  });
}

/** The private links of one's story. */
export function storyLinksQuery(storyId: string) {
  return queryOptions({
    queryKey: [...storyKeys.links, storyId],
    queryFn: ({ signal }) => call(listStoryLinks, { params: { storyId }, signal }),
    // The days of use change elsewhere.
    staleTime: 0,
  });
}

/** What one's story was asked for; it never changes. */
export function wishesQuery(storyId: string) {
  return queryOptions({
    queryKey: [...storyKeys.wishes, storyId],
    queryFn: ({ signal }) => call(readWishes, { params: { storyId }, signal }),
    staleTime: Infinity,
  });
}

/** All scenes of a story, in the edition that the account or visitor may see. */
export function wholeStoryQuery(storyId: string) {
  return queryOptions({
    queryKey: [...storyKeys.whole, storyId],
    queryFn: ({ signal }) => call(downloadStory, { params: { storyId }, signal }),
    // Another tab may have changed it.
    staleTime: 0,
  });
}

/** The account's generations: under way, or ended within the last hour. */
export const generationsQuery = queryOptions({
  queryKey: storyKeys.generations,
  queryFn: ({ signal }) => call(listGenerations, { signal }),
});

/** Never stale: the server's storytellers change only when it restarts. */
export const storytellersQuery = queryOptions({
  queryKey: storyKeys.storytellers,
  queryFn: ({ signal }) => call(readStorytellers, { signal }),
  staleTime: Infinity,
});

/** What the account has agreed to is decided here and in other tabs. */
export const providersQuery = queryOptions({
  queryKey: storyKeys.providers,
  queryFn: ({ signal }) => call(readProviders, { signal }),
});

/** Interval of polling while the voice service starts or downloads its voices. */
const LOOK_MS = 2_000;

export const voiceServiceQuery = queryOptions({
  queryKey: storyKeys.voice,
  queryFn: ({ signal }) => call(readVoiceStatus, { signal }),
  refetchInterval: ({ state: { data } }) =>
    data?.state === "fetching" || data?.state === "starting" ? LOOK_MS : false,
});
