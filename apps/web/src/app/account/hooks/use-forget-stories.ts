import { useEffect } from "react";
import { logError } from "#lib/log";
import { useSessionStore } from "#lib/session/use-session";

/** Forgets what the player keeps for an account as soon as somebody else has the browser. */
export function useForgetStories(): void {
  const store = useSessionStore();
  useEffect(
    () =>
      store.onAccountChange(() => {
        void import("../../../features/stories/player/offline/forget-stories.ts")
          .then(({ forgetStories }) => forgetStories())
          .catch((error: unknown) =>
            logError("The stories kept here could not be forgotten", error),
          );
      }),
    [store],
  );
}
