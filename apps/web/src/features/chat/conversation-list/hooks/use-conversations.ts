import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { conversationsQuery } from "../../queries.ts";
import { listOf, withList } from "../list-pages.ts";
import { useListEvents } from "./use-list-events.ts";

/** The way to conversations further down the list. */
export interface MoreConversations {
  isLoading: boolean;
  hasFailed: boolean;
  load: () => void;
}

/** The conversations of the account `uid`, latest first, updated by live events. */
export function useConversations(uid: string) {
  const client = useQueryClient();
  const { queryKey } = conversationsQuery;
  useListEvents(uid, {
    read: () => {
      const data = client.getQueryData(queryKey);
      return data && listOf(data);
    },
    write: (list) => client.setQueryData(queryKey, (data) => data && withList(data, list)),
    readAgain: () => void client.invalidateQueries({ queryKey }),
  });
  const { data, error, refetch, ...query } = useInfiniteQuery(conversationsQuery);
  const more: MoreConversations | null = query.hasNextPage
    ? {
        isLoading: query.isFetchingNextPage,
        hasFailed: query.isFetchNextPageError,
        load: () => void query.fetchNextPage(),
      }
    : null;
  return { data: data && listOf(data), error, refetch, more };
}
