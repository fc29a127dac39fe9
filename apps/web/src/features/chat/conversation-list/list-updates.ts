/** How live events change the list of conversations, so that it need not be read again for each. */
import type { Conversation, Message } from "@codetale/contract/chat";
import { previewOf } from "@codetale/domain/chat/preview";
import { words } from "../words.ts";

/**
 * The list after `message`, as `uid` sees it: its conversation moves to the top. Null when the list
 * lacks the conversation and must be read again.
 */
export function withMessage(
  list: readonly Conversation[],
  message: Message,
  uid: string,
): readonly Conversation[] | null {
  const known = list.find(({ scheduleId }) => scheduleId === message.scheduleId);
  if (!known) return null;
  const isOld = known.lastMessage !== null && message.date < known.lastMessage.date;
  if (isOld) return list;
  const changed: Conversation = {
    ...known,
    lastMessage: {
      text: previewOf(message.text) || words.image,
      date: message.date,
      senderId: message.senderId,
    },
    unread: message.senderId === uid ? 0 : known.unread + 1,
  };
  return [changed, ...list.filter((one) => one !== known)];
}

/** The list after all messages of the conversation of `scheduleId` were read. */
export function withRead(
  list: readonly Conversation[],
  scheduleId: string,
): readonly Conversation[] {
  return list.map((one) =>
    one.scheduleId === scheduleId && one.unread > 0 ? { ...one, unread: 0 } : one,
  );
}
