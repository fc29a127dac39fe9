import { listMessages, uploadChatImage } from "@codetale/contract/chat";
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { call, upload } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import { useLive } from "#lib/live-connection";
import { ConversationStore } from "../../sync/conversation-store.ts";
import { createOutbox } from "../../sync/outbox.ts";

/** The conversation of a schedule as `uid` sees it, updated live while on screen. */
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
        outbox: createOutbox(`${uid}/${scheduleId}`),
        readMessages: (after, signal) =>
          call(listMessages, { params: { scheduleId }, query: { after }, signal }),
        uploadImage: async (image) =>
          (await upload(uploadChatImage, "image", image, { params: { scheduleId } })).img,
      }),
    [scheduleId, uid, clock, live],
  );
  useEffect(() => store.start(() => closed()), [store]);
  return { ...useSyncExternalStore(store.subscribe, store.getSnapshot), store };
}
