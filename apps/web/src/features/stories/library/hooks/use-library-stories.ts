import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useLiveEvent } from "#lib/live-connection";
import { useSession } from "#lib/session/use-session";
import { storiesQuery, storyKeys } from "../../queries.ts";
import { pagesOf, type LibraryView } from "../library-address.ts";

/**
 * The stories of a view, read again when one changes.
 *
 * @param onPage leads to the last page where the view's own page has no stories any more
 */
export function useLibraryStories(view: LibraryView, onPage: (page: number) => void) {
  const client = useQueryClient();
  const { session, isLoading } = useSession();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...storiesQuery(view, session?.uid ?? null),
    enabled: !isLoading,
  });
  const readAgain = () => void client.invalidateQueries({ queryKey: storyKeys.lists });
  useLiveEvent("story:changed", readAgain);
  useLiveEvent("connect", readAgain);

  const lastPage = data && !isPlaceholderData ? pagesOf(data.total) : view.page;
  const isGone = data?.stories.length === 0 && view.page > lastPage;
  const showPage = useEffectEvent(onPage);
  useEffect(() => {
    if (isGone) showPage(lastPage);
  }, [isGone, lastPage]);
  // The stories on the screen belong to another view until those of this one, or of the last page, come.
  return { data, error, refetch, isStale: isPlaceholderData || isGone };
}
