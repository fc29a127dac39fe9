import { useEffect } from "react";
import { useLive } from "#lib/live-connection";
import { useSession } from "#lib/session/use-session";

/** Keeps the live connection open while a user is signed in; each account gets a new connection. */
export function useLiveWhileSignedIn(): void {
  const live = useLive();
  const { session } = useSession();
  const account = session && `${session.person} ${session.uid}`;
  useEffect(() => {
    if (account === null) return;
    void live.open();
    return () => live.close();
  }, [live, account]);
}
