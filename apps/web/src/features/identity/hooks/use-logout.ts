import { logout } from "@codetale/contract/identity";
import type { Person } from "@codetale/contract/values";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call, type ApiError } from "#lib/api-client";
import { useLive } from "#lib/live";
import { forgetSession, sessionKey, useSession } from "#lib/session";
import { announce } from "../account-channel.ts";
import { LANDING_PATH, pathsOf } from "../paths.ts";
import { forgetPendingVerification } from "../pending-verification.ts";
import { forgetProfileDraft } from "../profile-draft.ts";
import { useFollowOtherTabs } from "./use-follow-other-tabs.ts";

interface Logout {
  /** Ends the session on the server, then forgets it here and in every other tab. */
  logout: () => void;
  isLoggingOut: boolean;
  /** Why the session could not be ended; whoever is signed in stays so. */
  error: ApiError | null;
}

const placeAfter: Record<Person, string> = { user: LANDING_PATH, coder: pathsOf.coder.login };

export function useLogout(): Logout {
  const client = useQueryClient();
  const live = useLive();
  const navigate = useNavigate();
  const { session } = useSession();
  useFollowOtherTabs();

  const { mutate, isPending, error } = useMutation<unknown, ApiError>({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      live.close();
      // Leaving first: a guarded screen that lost its session would ask to sign in again.
      await navigate(placeAfter[session?.person ?? "user"]);
      await client.cancelQueries({ queryKey: sessionKey });
      forgetSession(client);
      forgetPendingVerification();
      forgetProfileDraft();
      announce("signed-out");
    },
  });

  return { logout: () => mutate(), isLoggingOut: isPending, error };
}
