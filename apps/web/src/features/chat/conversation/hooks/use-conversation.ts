import {
  listMessages,
  uploadChatImage,
  type Conversation,
  type Message,
} from "@codetale/contract/chat";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { call, upload } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import { useObserved } from "#lib/observed-value";
import { useLive } from "#lib/live-connection";
import { useStickToBottom, type StickToBottom } from "../../messages/hooks/use-stick-to-bottom.ts";
import { ConversationStore } from "../../sync/conversation-store.ts";
import { outboxOwner } from "../../sync/device-table.ts";
import { createOutbox } from "../../sync/outbox.ts";
import { useUnread } from "./use-unread.ts";

/** The state of a conversation's screen. */
export type ConversationView = ReturnType<typeof useConversation>;

interface ConversationOptions {
  chat: Conversation;
  /** The account that reads. */
  uid: string;
  /** A review begins at its start. */
  isReview: boolean;
  /** Called when the server accepts no more messages because the test was exited. */
  onClosed: () => void;
}

/**
 * The conversation of a schedule as `uid` sees it, updated live while on screen, with its scroll
 * position and the number of unread messages.
 */
export function useConversation(options: ConversationOptions) {
  const { chat, uid, isReview, onClosed } = options;
  const { scheduleId } = chat;
  const live = useLive();
  const clock = useClock();
  const closed = useEffectEvent(onClosed);
  const store = useMemo(
    () =>
      new ConversationStore({
        scheduleId,
        uid,
        clock,
        live,
        outbox: createOutbox(outboxOwner(uid, scheduleId)),
        readMessages: (after, changedAfter, signal) =>
          call(listMessages, { params: { scheduleId }, query: { after, changedAfter }, signal }),
        uploadImage: async (image) =>
          (await upload(uploadChatImage, "image", image, { params: { scheduleId } })).img,
      }),
    [scheduleId, uid, clock, live],
  );
  useEffect(() => store.start(() => closed()), [store]);
  const conversation = useObserved(store.state);
  const stick = useStickToBottom({ isAtEnd: !isReview });
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
  );
  const unread = useUnread({
    chat,
    uid,
    messages: conversation.isRead ? conversation.messages : null,
    isSeen: isVisible && stick.isAtBottom,
  });
  // What is unread when the conversation is opened stays marked while it is on screen.
  const [openedAtSeq] = useState(chat.readSeq);
  const [firstUnreadId, setFirstUnreadId] = useState<string | null | undefined>();
  if (conversation.isRead && firstUnreadId === undefined) {
    const isUnread = ({ seq, senderId }: Message) => seq > openedAtSeq && senderId !== uid;
    setFirstUnreadId(conversation.messages.find(isUnread)?.id ?? null);
  }
  useStartAtUnread(stick, !isReview && typeof firstUnreadId === "string");
  return { store, conversation, stick, unread, isVisible, firstUnreadId: firstUnreadId ?? null };
}

/** Once, when the messages are there: shows the first unread one instead of the newest. */
function useStartAtUnread({ startAt }: StickToBottom, isUnread: boolean): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isUnread && !isDone.current) isDone.current = startAt(".unread-line");
  }, [startAt, isUnread]);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
