import { login, type Session } from "@codetale/contract/identity";
import type { Person } from "@codetale/contract/values";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { forgetSession, sessionKey, useRefreshSession } from "#lib/session";
import { announce } from "../account-channel.ts";
import { forgetPendingRecovery } from "../pending-recovery.ts";
import { forgetPendingVerification } from "../pending-verification.ts";

export interface LoginFields {
  email: string;
  password: string;
  /** Asked of coders only. */
  codersKey: string;
}

/**
 * Signs in and resolves with the new session; null when the browser refused to keep it.
 *
 * @throws ApiError
 */
export function useSignIn(person: Person): (fields: LoginFields) => Promise<Session | null> {
  const client = useQueryClient();
  const refreshSession = useRefreshSession();

  return async ({ email, password, codersKey }) => {
    await call(login, {
      body: {
        email: email.trim(),
        password,
        ...(person === "coder" && { coders_key: codersKey.trim() }),
      },
    });
    // A read that went out before signing in would bring back that nobody is signed in.
    await client.cancelQueries({ queryKey: sessionKey });
    forgetSession(client);
    forgetPendingVerification();
    forgetPendingRecovery();
    const session = await refreshSession();
    announce("signed-in");
    return session;
  };
}
