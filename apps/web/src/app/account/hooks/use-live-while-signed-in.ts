import { useEffect } from "react";
import { useLive } from "#lib/live-connection";
import { useSession } from "#lib/session/use-session";

/** Holds the live connection for as long as somebody is signed in, a new one for each account. */
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
