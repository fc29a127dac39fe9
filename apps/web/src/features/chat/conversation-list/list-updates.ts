/** How live events change the list of conversations, so that it need not be read again for each. */
import type { Conversation, Message } from "@codetale/contract/chat";
import { previewOf } from "@codetale/domain/chat/preview";
import { words } from "../words.ts";

type LastMessage = NonNullable<Conversation["lastMessage"]>;

/**
 * The list after `message`, as `uid` sees it: its conversation moves to the top. Null when the list
 * lacks the conversation and must be read again. The server may publish a message more than once,
 * and publish one that the list was read with: both count once.
 *
 * @param heardUpTo position of the last message of the conversation that was published before
 */
export function withMessage(
  list: readonly Conversation[],
  message: Message,
  uid: string,
  heardUpTo: number,
): readonly Conversation[] | null {
  const known = list.find(({ scheduleId }) => scheduleId === message.scheduleId);
  if (!known) return null;
  const { senderId, date } = message;
  const shown = { text: previewOf(message.text) || words.image, date, senderId };
  if (message.seq <= heardUpTo || isCounted(known.lastMessage, shown)) return list;
  const changed: Conversation = {
    ...known,
    lastMessage: shown,
    unread: senderId === uid ? 0 : known.unread + 1,
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

/** Whether the list, whose last message is `last`, was read with `shown` or after it. */
function isCounted(last: LastMessage | null, shown: LastMessage): boolean {
  if (last === null || shown.date !== last.date) return last !== null && shown.date < last.date;
  return shown.senderId === last.senderId && shown.text === last.text;
}
