import { useQuery, useQueryClient } from "@tanstack/react-query";
import { unreadQuery } from "../../queries.ts";
import { useListEvents } from "./use-list-events.ts";

/** The conversations of the account `uid` in which something is unread, updated by live events. */
export function useUnreadConversations(uid: string) {
  const client = useQueryClient();
  const { queryKey } = unreadQuery;
  useListEvents(uid, {
    read: () => client.getQueryData(queryKey),
    write: (list) => client.setQueryData(queryKey, list),
    readAgain: () => void client.invalidateQueries({ queryKey }),
  });
  return useQuery(unreadQuery);
}
