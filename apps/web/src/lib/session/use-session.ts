/** Who is signed in. The server decides again on every call. */
import type { Session } from "@codetale/contract/identity";
import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { SessionStore, type SessionState } from "./session-store.ts";

export const sessionStore = new SessionStore();

export const SessionContext = createContext(sessionStore);

export function useSessionStore(): SessionStore {
  return useContext(SessionContext);
}

export function useSession(): SessionState {
  const store = useSessionStore();
  useEffect(() => store.refreshIfStale(), [store]);
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** Reads the session anew, for example right after signing in; resolves with it. */
export function useRefreshSession(): () => Promise<Session | null> {
  return useSessionStore().refresh;
}

/** Asks again, if need be, whenever somebody comes back to the page or the network comes back. */
export function useRefreshSessionOnReturn(): void {
  const store = useSessionStore();
  useEffect(() => {
    const freshen = () => {
      if (document.visibilityState === "visible") store.refreshIfStale();
    };
    document.addEventListener("visibilitychange", freshen);
    window.addEventListener("online", freshen);
    return () => {
      document.removeEventListener("visibilitychange", freshen);
      window.removeEventListener("online", freshen);
    };
  }, [store]);
}
