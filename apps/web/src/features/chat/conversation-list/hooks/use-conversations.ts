import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLiveEvent } from "#lib/live-connection";
import { withMessage } from "../list-updates.ts";
import { conversationsQuery } from "../../queries.ts";

/** The conversations of the account `uid`, latest first, updated by live events. */
export function useConversations(uid: string) {
  const client = useQueryClient();
  const { queryKey } = conversationsQuery;
  const refresh = () => void client.invalidateQueries({ queryKey });
  /** The last position that was published, by schedule. */
  const heard = useRef(new Map<string, number>());
  useLiveEvent("message:new", (message) => {
    const { scheduleId, seq } = message;
    const heardUpTo = heard.current.get(scheduleId) ?? 0;
    heard.current.set(scheduleId, Math.max(heardUpTo, seq));
    const list = client.getQueryData(queryKey);
    const changed = list && withMessage(list, message, uid, heardUpTo);
    if (changed) client.setQueryData(queryKey, changed);
    else refresh();
  });
  useLiveEvent("message:changed", refresh);
  useLiveEvent("schedule:changed", refresh);
  useLiveEvent("connect", refresh);
  return useQuery(conversationsQuery);
}
