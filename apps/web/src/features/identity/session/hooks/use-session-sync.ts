import { useEffect } from "react";
import { useLive } from "#lib/live-connection";
import { useSessionStore } from "#lib/session/use-session";
import { onSessionEvent } from "../session-channel.ts";
import { setSessionExpiry } from "../session-expiry.ts";

/** Updates this tab's session when another tab signs in, signs out or renews the session. */
export function useSessionSync(): void {
  const store = useSessionStore();
  const live = useLive();

  useEffect(
    () =>
      onSessionEvent((news) => {
        if (typeof news === "object") return setSessionExpiry(store, news.renewedUntil);
        if (news === "signed-in") return void store.refresh().catch(() => undefined);
        live.close();
        store.forget();
      }),
    [store, live],
  );
}
