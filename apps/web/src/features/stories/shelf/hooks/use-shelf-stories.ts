import type { Story } from "@codetale/contract/stories";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "#lib/http/api-client";
import { useSession } from "#lib/session/use-session";
import { useOnline } from "#lib/use-online";
import { downloadedStories } from "../../player/offline/downloaded-stories.ts";
import { storiesQuery } from "../../queries.ts";
import { wholeLibrary } from "../../library/library-address.ts";
import { libraryPageOf, shelfPagesOf, storiesOfPage } from "../shelf-pages.ts";

export type ShelfStories =
  | { state: "loading" }
  | { state: "failed"; retry: () => void }
  | {
      state: "ready";
      stories: readonly Story[];
      pages: number;
      /** Whether these are the downloaded stories alone, since there is no network. */
      isOffline: boolean;
      retry: () => void;
    };

/** The stories on one page of the shelf; without a network, the downloaded ones. */
export function useShelfStories(page: number): ShelfStories {
  const { session, isLoading } = useSession();
  const isOnline = useOnline();
  const view = { ...wholeLibrary, page: libraryPageOf(page) };
  const { data, error, refetch } = useQuery({
    ...storiesQuery(view, session?.uid ?? null),
    enabled: !isLoading && isOnline,
  });
  const retry = () => void refetch();
  if (!isOnline || isNetworkFailure(error)) {
    const stories = downloadedStories();
    return {
      state: "ready",
      stories: storiesOfPage(stories, page),
      pages: shelfPagesOf(stories.length),
      isOffline: true,
      retry,
    };
  }
  if (data) {
    const { stories, total } = data;
    return {
      state: "ready",
      stories: storiesOfPage(stories, page),
      pages: shelfPagesOf(total),
      isOffline: false,
      retry,
    };
  }
  return error ? { state: "failed", retry } : { state: "loading" };
}

function isNetworkFailure(error: Error | null): boolean {
  return error instanceof ApiError && error.reason === "network-request-failed";
}
