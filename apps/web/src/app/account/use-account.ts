import { useEffect, useRef } from "react";
import { useSession } from "#lib/session/use-session";
import { useToast } from "#ui/feedback/toast";
import type { AccountState } from "./account-state.ts";
import { useLogout } from "../../features/identity/session/hooks/use-logout.ts";
import { useSessionRenewal } from "../../features/identity/session/hooks/use-session-renewal.ts";
import { useLiveWhileSignedIn } from "./hooks/use-live-while-signed-in.ts";
import { useSessionEnded } from "./hooks/use-session-ended.ts";

/** The signed-in account and its logout; shows a message when the server ended the session. */
export function useAccount(): AccountState {
  const { session, isLoading } = useSession();
  const { logout, isLoggingOut, error } = useLogout();
  const toast = useToast();
  const isLeaving = useRef(false);

  useSessionRenewal();
  useLiveWhileSignedIn();
  // The event can arrive before the answer to the logout; the user who logs out needs no message.
  useSessionEnded((why) => {
    if (isLeaving.current) return false;
    toast(why, "warning");
    return true;
  });
  useEffect(() => {
    if (session === null) isLeaving.current = false;
  }, [session]);
  useEffect(() => {
    if (!error) return;
    isLeaving.current = false;
    toast(error.message, "error");
  }, [error, toast]);

  const onLogout = () => {
    isLeaving.current = true;
    logout();
  };
  return { session, isLoading, onLogout, isLoggingOut };
}
