import type { Session } from "@codetale/contract/identity";
import { useEffect, useEffectEvent } from "react";
import { useLive, useLiveEvent } from "#lib/live-connection";
import { tellReceived } from "../../features/chat/sync/receiving.ts";
import { TappedNotifications } from "../notices/tapped-notifications.tsx";
import { useDispatch } from "./use-dispatch.ts";

/** What goes on for an account behind every screen. */
export function SignedIn({ session }: { session: Session }) {
  useReceiving(session);
  useDispatch(session.uid);
  return <TappedNotifications />;
}

/** Tells the server that messages have reached this device. */
function useReceiving({ uid }: Session): void {
  const live = useLive();
  const tellOfEarlier = useEffectEvent(() => {
    // The connection may have been there before this code was.
    if (live.isConnected.get()) tellReceived();
  });
  useEffect(() => tellOfEarlier(), [uid]);
  useLiveEvent("connect", tellReceived);
  useLiveEvent("message:new", ({ senderId }) => {
    if (senderId !== uid) tellReceived();
  });
}
