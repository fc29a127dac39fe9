import { listMessages, sendMessage, type Message } from "@codetale/contract/chat";
import type { Actor } from "#core/access/actor";
import type { ChatServer } from "./chat-server.ts";
import type { AnyBody, Answer } from "./http-client.ts";

export function sendOverHttp(
  server: ChatServer,
  as: Actor | null,
  scheduleId: string,
  json: unknown,
): Promise<Answer<AnyBody>> {
  return server.call(as, sendMessage, { params: { scheduleId }, json });
}

export function read(
  server: ChatServer,
  as: Actor | null,
  scheduleId: string,
  after = 0,
): Promise<Answer<AnyBody & { messages?: Message[]; hasMore?: boolean }>> {
  return server.call(as, listMessages, {
    params: { scheduleId },
    query: { after: String(after) },
  });
}
