import { markRead, type Conversation, type Message } from "@codetale/contract/chat";
import { newestSeq } from "@codetale/domain/chat/merge-by-seq";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#lib/http/api-client";
import { withRead } from "../../conversation-list/list-updates.ts";
import { listOf, withList } from "../../conversation-list/list-pages.ts";
import { chatQuery, conversationsQuery, unreadQuery } from "../../queries.ts";

interface Reading {
  chat: Pick<Conversation, "scheduleId" | "readSeq">;
  /** The account that reads. */
  uid: string;
  /** Null until loaded. */
  messages: readonly Message[] | null;
  /** Whether the newest message is on screen and the tab is visible. */
  isSeen: boolean;
}

/**
 * Counts the other participant's messages since the newest was last seen, and sends the read
 * position to the server.
 */
export function useUnread({ chat, uid, messages, isSeen }: Reading): number {
  const client = useQueryClient();
  const newest = newestSeq(messages ?? []);
  const { scheduleId } = chat;
  const [readUpTo, setReadUpTo] = useState(chat.readSeq);
  if (isSeen && newest > readUpTo) setReadUpTo(newest);

  useEffect(() => {
    if (!isSeen || newest === 0) return;
    client.setQueryData(
      conversationsQuery.queryKey,
      (data) => data && withList(data, withRead(listOf(data), scheduleId)),
    );
    client.setQueryData(unreadQuery.queryKey, (list) => list && withRead(list, scheduleId));
    client.setQueryData(
      chatQuery(scheduleId).queryKey,
      (read) => read && { ...read, chat: { ...read.chat, readSeq: newest, unread: 0 } },
    );
    // A lost call is made up for by the next message; until then the unread count is too high.
    call(markRead, { params: { scheduleId }, body: { seq: newest } }).catch(() => {});
  }, [client, scheduleId, isSeen, newest]);

  if (isSeen || messages === null) return 0;
  return messages.filter(({ seq, senderId }) => seq > readUpTo && senderId !== uid).length;
}
