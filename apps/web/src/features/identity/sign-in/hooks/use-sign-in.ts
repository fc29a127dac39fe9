import { login, type Session } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { refreshSession, setSession } from "#lib/session/session-query";
import { broadcastSessionEvent } from "../../session/session-channel.ts";
import { forgetPendingRecovery } from "../../recovery/pending-recovery.ts";
import { forgetPendingVerification } from "../../verification/pending-verification.ts";

export interface LoginFields {
  email: string;
  password: string;
  /** Required of coders only. */
  codersKey: string;
}

/**
 * Signs in and resolves with the new session; null when the browser refused its cookie.
 *
 * @throws ApiError
 */
export function useSignIn(person: AccountRole): (fields: LoginFields) => Promise<Session | null> {
  const client = useQueryClient();

  return async ({ email, password, codersKey }) => {
    await call(login, {
      body: {
        email: email.trim(),
        password,
        ...(person === "coder" && { coders_key: codersKey.trim() }),
      },
    });
    // A read that was sent before the sign-in would otherwise report that no user is signed in.
    setSession(client, null);
    forgetPendingVerification();
    forgetPendingRecovery();
    const session = await refreshSession(client);
    broadcastSessionEvent("signed-in");
    return session;
  };
}
