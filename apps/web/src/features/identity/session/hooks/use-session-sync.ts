import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLive } from "#lib/live-connection";
import { refreshSession, setSession } from "#lib/session/session-query";
import { onSessionEvent } from "../session-channel.ts";
import { setSessionExpiry } from "../session-expiry.ts";

/** Updates this tab's session when another tab signs in, signs out or renews the session. */
export function useSessionSync(): void {
  const client = useQueryClient();
  const live = useLive();

  useEffect(
    () =>
      onSessionEvent((news) => {
        if (typeof news === "object") return setSessionExpiry(client, news.renewedUntil);
        if (news === "signed-in") return void refreshSession(client).catch(() => undefined);
        live.close();
        setSession(client, null);
      }),
    [client, live],
  );
}
