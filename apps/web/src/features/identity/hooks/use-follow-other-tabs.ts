import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLive } from "#lib/live";
import { forgetSession } from "#lib/session";
import { onNewsFromOtherTabs } from "../account-channel.ts";
import { noteEndOfSession } from "../session-end.ts";

/** Keeps this tab true when somebody signs in or out in another one, or renews the session. */
export function useFollowOtherTabs(): void {
  const client = useQueryClient();
  const live = useLive();

  useEffect(
    () =>
      onNewsFromOtherTabs((news) => {
        if (typeof news === "object") return noteEndOfSession(client, news.renewedUntil);
        if (news === "signed-in") return void client.invalidateQueries();
        live.close();
        forgetSession(client);
      }),
    [client, live],
  );
}
