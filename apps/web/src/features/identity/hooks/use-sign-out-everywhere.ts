import { signOutEverywhere } from "@codetale/contract/identity-sessions";
import type { Person } from "@codetale/contract/values";
import { useMutation } from "@tanstack/react-query";
import { call, type ApiError } from "#lib/api-client";
import { pathsOf } from "../paths.ts";
import { words } from "../words.ts";
import { useLeave } from "./use-leave.ts";

interface SignOutEverywhere {
  signOut: () => void;
  isSigningOut: boolean;
  error: ApiError | null;
}

/** Ends all sessions, this one included, and leads to the sign-in screen with the news. */
export function useSignOutEverywhere(person: Person): SignOutEverywhere {
  const leave = useLeave();
  const { mutate, isPending, error } = useMutation<unknown, ApiError>({
    mutationFn: () =>
      leave(async () => {
        await call(signOutEverywhere);
        const state = { arrival: "logged-out", said: words.signedOutEverywhere };
        return { path: pathsOf[person].login, state };
      }),
  });
  return { signOut: () => mutate(), isSigningOut: isPending, error };
}
