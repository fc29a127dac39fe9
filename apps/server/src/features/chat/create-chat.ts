/** Creates the services of the chat feature. */
import { createChatContext, type ChatDeps } from "./chat-context.ts";
import { createChatImageService } from "./chat-images.service.ts";
import { createConversationService } from "./conversations.service.ts";
import { createMessageChangeService } from "./message-changes.service.ts";
import { createMessageService } from "./messages.service.ts";
import { createSendingAllowance } from "./sending-allowance.ts";

export type Chat = ReturnType<typeof createChat>;

export function createChat(deps: ChatDeps) {
  const context = createChatContext(deps);
  return {
    ...createConversationService(context),
    ...createMessageService(context),
    ...createMessageChangeService(context),
    ...createSendingAllowance(context),
    ...createChatImageService(context),
  };
}
