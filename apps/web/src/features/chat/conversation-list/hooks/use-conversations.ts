import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLiveEvent } from "#lib/live-connection";
import { withMessage } from "../list-updates.ts";
import { conversationsQuery } from "../../queries.ts";

/** The conversations of the account `uid`, latest first, updated by live events. */
export function useConversations(uid: string) {
  const client = useQueryClient();
  const { queryKey } = conversationsQuery;
  const refresh = () => void client.invalidateQueries({ queryKey });
  useLiveEvent("message:new", (message) => {
    const list = client.getQueryData(queryKey);
    const changed = list && withMessage(list, message, uid);
    if (changed) client.setQueryData(queryKey, changed);
    else refresh();
  });
  useLiveEvent("message:changed", refresh);
  useLiveEvent("schedule:changed", refresh);
  useLiveEvent("connect", refresh);
  return useQuery(conversationsQuery);
}
