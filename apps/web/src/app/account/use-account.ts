import { useEffect, useRef } from "react";
import { useRefreshSessionOnReturn, useSession } from "#lib/session/use-session";
import { useToast } from "#ui/feedback/toast";
import type { AccountState } from "./account-state.ts";
import { useLogout } from "../../features/identity/session/hooks/use-logout.ts";
import { useSessionRenewal } from "../../features/identity/session/hooks/use-session-renewal.ts";
import { useForgetStories } from "./hooks/use-forget-stories.ts";
import { useLiveWhileSignedIn } from "./hooks/use-live-while-signed-in.ts";
import { useSessionEnded } from "./hooks/use-session-ended.ts";

/** Who is signed in and the way out; says so when the server ended the session from its side. */
export function useAccount(): AccountState {
  const { session, isLoading } = useSession();
  const { logout, isLoggingOut, error } = useLogout();
  const toast = useToast();
  const isLeaving = useRef(false);

  useRefreshSessionOnReturn();
  useSessionRenewal();
  useLiveWhileSignedIn();
  useForgetStories();
  // The server's word may come before its answer to the logout; that is no news to who asked.
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
