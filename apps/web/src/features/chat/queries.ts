/** The queries of the chat screens. */
import {
  listConversations,
  readChat,
  type Conversation,
  type ConversationPage,
} from "@codetale/contract/chat";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";

export function chatQuery(scheduleId: string) {
  return queryOptions({
    queryKey: ["chats", "one", scheduleId],
    queryFn: ({ signal }) => call(readChat, { params: { scheduleId }, signal }),
  });
}

/** All conversations, latest first, as many pages as were asked for. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: ["chats", "list"],
  queryFn: ({ signal, pageParam }) => call(listConversations, { query: { ...pageParam }, signal }),
  initialPageParam: null as ConversationPage | null,
  getNextPageParam: ({ next }) => next,
});

/** The latest conversations in which something is unread. */
export const unreadQuery = queryOptions({
  queryKey: ["chats", "unread"],
  queryFn: async ({ signal }): Promise<readonly Conversation[]> =>
    (await call(listConversations, { query: { which: "unread" }, signal })).chats,
});
