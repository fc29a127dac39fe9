/** The queries of the chat screens. */
import { listConversations, readChat, type Conversation } from "@codetale/contract/chat";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";

export function chatQuery(scheduleId: string) {
  return queryOptions({
    queryKey: ["chats", "one", scheduleId],
    queryFn: ({ signal }) => call(readChat, { params: { scheduleId }, signal }),
  });
}

export const conversationsQuery = queryOptions({
  queryKey: ["chats", "list"],
  queryFn: async ({ signal }): Promise<readonly Conversation[]> =>
    (await call(listConversations, { signal })).chats,
});
