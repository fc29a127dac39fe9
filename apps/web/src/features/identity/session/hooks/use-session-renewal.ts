import { RENEWABLE_MS, renewSession } from "@codetale/contract/identity/sessions";
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import { refreshSession, sessionQuery } from "#lib/session/session-query";
import { useSession } from "#lib/session/use-session";
import { broadcastSessionEvent } from "../session-channel.ts";
import { setSessionExpiry } from "./use-session-sync.ts";

/** Interval of the check: a timer for days would be paused while the computer sleeps. */
const LOOK_MS = MINUTE_MS;

/** Delay before another try. */
const RETRY_MS = 20 * SECOND_MS;

/**
 * Renews the session from five minutes before it expires while a page is open. One tab renews it
 * and notifies the others. After the expiry, asks the server whether the session is still valid.
 */
export function useSessionRenewal(): void {
  const clock = useClock();
  const client = useQueryClient();
  const { session } = useSession();
  const expiresAt = session?.expiresAt ?? null;

  useEffect(() => {
    if (expiresAt === null) return;
    let timer: ReturnType<typeof setTimeout>;

    const renewIfDue = async () => {
      // Another tab may have renewed it while this one waited for the lock; a reading that began
      // before that does not know.
      await client.cancelQueries({ queryKey: sessionQuery.queryKey });
      const present = await refreshSession(client);
      // The answer has set the clock as well, which may have been ahead.
      const isDue = expiresAt - clock.now() <= RENEWABLE_MS;
      if (isDue && present?.expiresAt === expiresAt) await renew(client);
    };
    const look = () => {
      const leftMs = expiresAt - clock.now();
      if (leftMs > RENEWABLE_MS) {
        timer = setTimeout(look, Math.min(leftMs - RENEWABLE_MS, LOOK_MS));
        return;
      }
      timer = setTimeout(look, RETRY_MS);
      // If renewing fails, the next check tries again; the server reports a session that has ended.
      void (leftMs > 0 ? oneTabAtATime(renewIfDue) : refreshSession(client)).catch(() => undefined);
    };

    look();
    return () => clearTimeout(timer);
  }, [expiresAt, clock, client]);
}

async function renew(client: QueryClient): Promise<void> {
  const { expiresAt } = await call(renewSession);
  setSessionExpiry(client, expiresAt);
  broadcastSessionEvent({ renewedUntil: expiresAt });
}

/** Waits for the lock that all tabs share; without locks, each tab acts. */
async function oneTabAtATime(act: () => Promise<void>): Promise<void> {
  // Missing on http origins other than localhost.
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(LOCK_NAME, act) : act());
}

const LOCK_NAME = "codetale-renew-session";
