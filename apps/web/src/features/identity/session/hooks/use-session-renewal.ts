import { RENEWABLE_MS, renewSession } from "@codetale/contract/identity-sessions";
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { useEffect } from "react";
import { call } from "#lib/http/api-client";
import { useClock } from "#lib/clock";
import { useSession, useSessionStore } from "#lib/session/use-session";
import type { SessionStore } from "#lib/session/session-store";
import { broadcastSessionEvent } from "../session-channel.ts";
import { setSessionExpiry } from "../session-expiry.ts";

/** How often the clock is looked at: a timer of days would sleep as long as the computer did. */
const LOOK_MS = MINUTE_MS;

/** How long until it is tried again. */
const RETRY_MS = 20 * SECOND_MS;

/**
 * Renews the session from five minutes before its end for as long as a page is open. One tab does
 * it and the others learn. Asks the server once the end has come.
 */
export function useSessionRenewal(): void {
  const clock = useClock();
  const store = useSessionStore();
  const { session } = useSession();
  const expiresAt = session?.expiresAt ?? null;

  useEffect(() => {
    if (expiresAt === null) return;
    let timer: ReturnType<typeof setTimeout>;

    const renewIfDue = async () => {
      // Another tab may have done it while this one waited for its turn.
      const present = await store.refresh();
      if (present?.expiresAt === expiresAt) await renew(store);
    };
    const look = () => {
      const leftMs = expiresAt - clock.now();
      if (leftMs > RENEWABLE_MS) {
        timer = setTimeout(look, Math.min(leftMs - RENEWABLE_MS, LOOK_MS));
        return;
      }
      timer = setTimeout(look, RETRY_MS);
      // Whether it failed for good the server tells, and the next look tries again.
      void (leftMs > 0 ? oneTabAtATime(renewIfDue) : store.refresh()).catch(() => undefined);
    };

    look();
    return () => clearTimeout(timer);
  }, [expiresAt, clock, store]);
}

async function renew(store: SessionStore): Promise<void> {
  const { expiresAt } = await call(renewSession);
  setSessionExpiry(store, expiresAt);
  broadcastSessionEvent({ renewedUntil: expiresAt });
}

/** Waits until no other tab is at it; where tabs cannot agree, each of them acts. */
async function oneTabAtATime(act: () => Promise<void>): Promise<void> {
  // Missing on plain http addresses other than localhost.
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(LOCK_NAME, act) : act());
}

const LOCK_NAME = "codetale-renew-session";
