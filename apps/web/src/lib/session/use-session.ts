/** The session in components. The server authenticates every call on its own. */
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

/** Returns a function that reads the session now, for example after signing in. */
export function useRefreshSession(): () => Promise<Session | null> {
  return useSessionStore().refresh;
}

/** Reads the session again, unless fresh, when the page becomes visible or the network is back. */
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
