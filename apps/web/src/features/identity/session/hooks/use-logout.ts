import { logout } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { useSession } from "#lib/session/use-session";
import { useEndSession } from "./use-end-session.ts";
import { useSessionSync } from "./use-session-sync.ts";

/** Ends the session on the server, then forgets it here and in every other tab. */
export function useLogout() {
  const { session } = useSession();
  const endSession = useEndSession();
  useSessionSync();

  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      endSession(async () => {
        await call(logout);
        const path = session?.person === "coder" ? rolePaths.coder.login : screenPaths.home;
        return { path, state: { arrival: "logged-out" } };
      }),
  });
  return { logout: () => mutate(), isLoggingOut: isPending, error };
}
