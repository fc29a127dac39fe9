/** Creates the repositories and services of the chat feature. */
import type { Database } from "#platform/db/database";
import { createChatImageRepository } from "./chat-images.repository.ts";
import { createChatImageService, type ChatImageServiceDeps } from "./chat-images.service.ts";
import { createConversationRepository } from "./conversations.repository.ts";
import {
  createConversationService,
  type ConversationServiceDeps,
} from "./conversations.service.ts";
import { createMessageRepository } from "./messages.repository.ts";
import { createMessageService, type MessageServiceDeps } from "./messages.service.ts";

export interface ChatDeps
  extends
    Pick<ConversationServiceDeps, "findSchedule" | "findScheduleFacts">,
    Pick<ChatImageServiceDeps, "images" | "files">,
    Pick<MessageServiceDeps, "live" | "clock"> {
  db: Database;
}

export type Chat = ReturnType<typeof createChat>;

export function createChat({ db, ...deps }: ChatDeps) {
  const conversations = createConversationRepository(db);
  const chats = conversations;
  return {
    ...createConversationService({ ...deps, conversations }),
    ...createMessageService({ ...deps, chats, messages: createMessageRepository(db) }),
    ...createChatImageService({ ...deps, chats, chatImages: createChatImageRepository(db) }),
  };
}
