import { listMessages, uploadChatImage } from "@codetale/contract/chat";
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { call, upload } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import { useObserved } from "#lib/observed-value";
import { useLive } from "#lib/live-connection";
import { useStickToBottom } from "../../messages/hooks/use-stick-to-bottom.ts";
import { ConversationStore } from "../../sync/conversation-store.ts";
import { outboxOwner } from "../../sync/device-table.ts";
import { createOutbox } from "../../sync/outbox.ts";
import { useUnread } from "./use-unread.ts";

/** The state of a conversation's screen. */
export type ConversationView = ReturnType<typeof useConversation>;

/**
 * The conversation of a schedule as `uid` sees it, updated live while on screen, with its scroll
 * position and the number of unread messages.
 */
export function useConversation(scheduleId: string, uid: string, onClosed: () => void) {
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
        readMessages: (after, signal) =>
          call(listMessages, { params: { scheduleId }, query: { after }, signal }),
        uploadImage: async (image) =>
          (await upload(uploadChatImage, "image", image, { params: { scheduleId } })).img,
      }),
    [scheduleId, uid, clock, live],
  );
  useEffect(() => store.start(() => closed()), [store]);
  const conversation = useObserved(store.state);
  const stick = useStickToBottom();
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "visible",
  );
  const unread = useUnread({
    scheduleId,
    uid,
    messages: conversation.isRead ? conversation.messages : null,
    isSeen: isVisible && stick.isAtBottom,
  });
  return { store, conversation, stick, unread, isVisible };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
