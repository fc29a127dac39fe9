import { useEffect } from "react";
import { logError } from "#lib/log";
import { useSessionStore } from "#lib/session/use-session";

/**
 * Deletes the player's stored data of an account when the browser is used without or with another
 * one.
 */
export function useForgetStories(): void {
  const store = useSessionStore();
  useEffect(
    () =>
      store.onAccountChange(() => {
        void import("../../../features/stories/player/offline/downloaded-stories.ts")
          .then(({ forgetStories }) => forgetStories())
          .catch((error: unknown) =>
            logError("The stories kept here could not be forgotten", error),
          );
      }),
    [store],
  );
}
