import { markRead, type Message } from "@codetale/contract/chat";
import { newestSeq } from "@codetale/domain/chat/merge-by-seq";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#lib/http/api-client";
import { withRead } from "../../conversation-list/list-updates.ts";
import { conversationsQuery } from "../../queries.ts";

interface Reading {
  scheduleId: string;
  /** Who reads. */
  uid: string;
  /** Null until they are loaded; what is there then counts as known. */
  messages: readonly Message[] | null;
  /** Whether the newest message is on screen and somebody can see the screen. */
  isSeen: boolean;
}

/** Counts what the other said since somebody last looked, and tells the server how far was read. */
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
    // Lost, it is told again with the next message; until then a count is too high, nothing more.
    call(markRead, { params: { scheduleId }, body: { seq: newest } }).catch(() => {});
  }, [client, scheduleId, isSeen, newest]);

  if (isSeen || messages === null || readUpTo === null) return 0;
  return messages.filter(({ seq, senderId }) => seq > readUpTo && senderId !== uid).length;
}
