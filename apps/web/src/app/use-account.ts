import { useEffect, useRef } from "react";
import { useFreshSession, useSession } from "#lib/session";
import { useToast } from "#ui/toast";
import type { Account } from "./account.ts";
import { useLogout } from "../features/identity/hooks/use-logout.ts";
import { useSessionUpkeep } from "../features/identity/hooks/use-session-upkeep.ts";
import { useForgetStories } from "./hooks/use-forget-stories.ts";
import { useLiveWhileSignedIn } from "./hooks/use-live-while-signed-in.ts";
import { useSessionEnded } from "./hooks/use-session-ended.ts";

/** Who is signed in and the way out; says so when the server ended the session from its side. */
export function useAccount(): Account {
  const { session, isLoading } = useSession();
  const { logout, isLoggingOut, error } = useLogout();
  const toast = useToast();
  const isLeaving = useRef(false);

  useFreshSession();
  useSessionUpkeep();
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
