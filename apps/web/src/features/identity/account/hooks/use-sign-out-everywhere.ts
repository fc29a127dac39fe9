import { signOutEverywhere } from "@codetale/contract/identity-sessions";
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { useMutation } from "@tanstack/react-query";
import { call, type ApiError } from "#lib/http/api-client";
import { words } from "../../words.ts";
import { useEndSession } from "../../session/hooks/use-end-session.ts";

interface SignOutEverywhere {
  signOut: () => void;
  isSigningOut: boolean;
  error: ApiError | null;
}

/**
 * Ends all sessions of the account, this one included, and goes to the sign-in screen with a
 * notice.
 */
export function useSignOutEverywhere(person: AccountRole): SignOutEverywhere {
  const leave = useEndSession();
  const { mutate, isPending, error } = useMutation<unknown, ApiError>({
    mutationFn: () =>
      leave(async () => {
        await call(signOutEverywhere);
        const state = { arrival: "logged-out", said: words.signedOutEverywhere };
        return { path: rolePaths[person].login, state };
      }),
  });
  return { signOut: () => mutate(), isSigningOut: isPending, error };
}
