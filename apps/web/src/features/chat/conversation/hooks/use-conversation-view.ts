import { useConversation } from "./use-conversation.ts";
import { useIsPageVisible } from "./use-is-page-visible.ts";
import { useStickToBottom } from "../../messages/hooks/use-stick-to-bottom.ts";
import { useUnread } from "./use-unread.ts";

/** The state of a conversation's screen: its messages, the scroll position, the unread count. */
export function useConversationView(scheduleId: string, uid: string, onClosed: () => void) {
  const { store, ...conversation } = useConversation(scheduleId, uid, onClosed);
  const { messages, isRead } = conversation;
  const stick = useStickToBottom();
  const isVisible = useIsPageVisible();
  const unread = useUnread({
    scheduleId,
    uid,
    messages: isRead ? messages : null,
    isSeen: isVisible && stick.isAtBottom,
  });
  return { store, conversation, stick, unread, isVisible };
}
