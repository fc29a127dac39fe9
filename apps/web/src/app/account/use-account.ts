import type { Session } from "@codetale/contract/identity";
import { useEffect } from "react";
import { useLive } from "#lib/live-connection";
import { useSession } from "#lib/session/use-session";
import { useToast } from "#ui/feedback/toast";
import { useLogout } from "../../features/identity/session/hooks/use-logout.ts";
import { useSessionRenewal } from "../../features/identity/session/hooks/use-session-renewal.ts";
import { useSessionEnded } from "./use-session-ended.ts";

export type AccountState = ReturnType<typeof useAccount>;

/** The signed-in account and its logout; shows a message when the server ended the session. */
export function useAccount() {
  const { session, isLoading } = useSession();
  const { logout, isLoggingOut, error } = useLogout();
  const toast = useToast();

  useSessionRenewal();
  useSessionEnded(isLoggingOut);
  useLiveWhileSignedIn(session);
  useEffect(() => {
    if (error) toast(error.message, "error");
  }, [error, toast]);

  // Until the session is known (`isLoading`), the account's place in the bar stays empty.
  return { session, isLoading, onLogout: logout, isLoggingOut };
}

/** Keeps the live connection open while a user is signed in; each account gets a new connection. */
function useLiveWhileSignedIn(session: Session | null): void {
  const live = useLive();
  const account = session && `${session.person} ${session.uid}`;
  useEffect(() => {
    if (account === null) return;
    void live.open();
    return () => live.close();
  }, [live, account]);
}
