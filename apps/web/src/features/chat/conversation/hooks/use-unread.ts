import { markRead, type Message } from "@codetale/contract/chat";
import { newestSeq } from "@codetale/domain/chat/merge-by-seq";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#lib/http/api-client";
import { withRead } from "../../conversation-list/list-updates.ts";
import { conversationsQuery } from "../../queries.ts";

interface Reading {
  scheduleId: string;
  /** The account that reads. */
  uid: string;
  /** Null until loaded; the first ones count as read. */
  messages: readonly Message[] | null;
  /** Whether the newest message is on screen and the tab is visible. */
  isSeen: boolean;
}

/**
 * Counts the other participant's messages since the newest was last seen, and sends the read
 * position to the server.
 */
export function useUnread({ scheduleId, uid, messages, isSeen }: Reading): number {
  const client = useQueryClient();
  const newest = newestSeq(messages ?? []);
  const [readUpTo, setReadUpTo] = useState<number | null>(null);
  const isKnown = messages !== null && (isSeen || readUpTo === null);
  if (isKnown && readUpTo !== newest) setReadUpTo(newest);

  useEffect(() => {
    if (!isSeen || newest === 0) return;
    const { queryKey } = conversationsQuery;
    client.setQueryData(queryKey, (list) => list && withRead(list, scheduleId));
    // A lost call is made up for by the next message; until then the unread count is too high.
    call(markRead, { params: { scheduleId }, body: { seq: newest } }).catch(() => {});
  }, [client, scheduleId, isSeen, newest]);

  if (isSeen || messages === null || readUpTo === null) return 0;
  return messages.filter(({ seq, senderId }) => seq > readUpTo && senderId !== uid).length;
}
