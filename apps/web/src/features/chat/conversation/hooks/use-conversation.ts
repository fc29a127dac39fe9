import { listMessages, type Conversation, type Message } from "@codetale/contract/chat";
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { call } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import { useObserved } from "#lib/observed-value";
import { useLive } from "#lib/live-connection";
import { useStickToBottom, type StickToBottom } from "../../messages/hooks/use-stick-to-bottom.ts";
import { pauseInBackground } from "../../sync/background-dispatch.ts";
import { ConversationStore, type ConversationSnapshot } from "../../sync/conversation-store.ts";
import { outboxOwner } from "../../sync/device-table.ts";
import { createOutbox } from "../../sync/outbox.ts";
import { uploadImage } from "../../sync/upload-image.ts";
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
        uploadImage: (image) => uploadImage(scheduleId, image),
      }),
    [scheduleId, uid, clock, live],
  );
  useEffect(() => {
    const leave = pauseInBackground({ uid, scheduleId, live });
    const end = store.start(() => closed());
    return () => {
      end();
      leave();
    };
  }, [store, uid, scheduleId, live]);
  const conversation = useObserved(store.state);
  const stick = useStickToBottom({ isAtEnd: !isReview });
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
  );
  const firstUnreadId = useFirstUnread(options, conversation, stick);
  const unread = useUnread({
    chat,
    uid,
    messages: conversation.isRead ? conversation.messages : null,
    isSeen: isVisible && stick.hasStarted && stick.isAtBottom,
  });
  return { store, conversation, stick, unread, isVisible, firstUnreadId };
}

/**
 * The first message that was unread when the conversation was opened, which stays marked while it is on
 * screen. Once the messages are there, it is shown instead of the newest; a review marks none.
 */
function useFirstUnread(
  { chat, uid, isReview }: ConversationOptions,
  { isRead, messages }: ConversationSnapshot,
  { startAt, hasStarted }: StickToBottom,
): string | null {
  const [openedAtSeq] = useState(chat.readSeq);
  const [firstUnreadId, setFirstUnreadId] = useState<string | null | undefined>();
  if (isRead && firstUnreadId === undefined) {
    const isUnread = ({ seq, senderId }: Message) => seq > openedAtSeq && senderId !== uid;
    setFirstUnreadId(isReview ? null : (messages.find(isUnread)?.id ?? null));
  }
  useLayoutEffect(() => {
    if (hasStarted || firstUnreadId === undefined) return;
    startAt(firstUnreadId === null ? null : ".unread-line");
  }, [startAt, firstUnreadId, hasStarted]);
  return firstUnreadId ?? null;
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
