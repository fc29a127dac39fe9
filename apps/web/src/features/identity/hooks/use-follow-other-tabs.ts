import { useEffect } from "react";
import { useLive } from "#lib/live";
import { useSessionStore } from "#lib/session";
import { onNewsFromOtherTabs } from "../account-channel.ts";
import { noteEndOfSession } from "../note-end-of-session.ts";

/** Keeps this tab true when somebody signs in or out in another one, or renews the session. */
export function useFollowOtherTabs(): void {
  const store = useSessionStore();
  const live = useLive();

  useEffect(
    () =>
      onNewsFromOtherTabs((news) => {
        if (typeof news === "object") return noteEndOfSession(store, news.renewedUntil);
        if (news === "signed-in") return void store.refresh().catch(() => undefined);
        live.close();
        store.forget();
      }),
    [store, live],
  );
}
