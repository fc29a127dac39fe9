import { login, type Session } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { refreshSession, setSession } from "#lib/session/session-query";
import type { Credentials } from "../../forms/components/credentials-form.tsx";
import { broadcastSessionEvent } from "../../session/session-channel.ts";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";

/**
 * Signs in and resolves with the new session; null when the browser refused its cookie.
 *
 * @throws ApiError
 */
export function useSignIn(person: AccountRole): (fields: Credentials) => Promise<Session | null> {
  const client = useQueryClient();

  return async ({ email, password, codersKey }) => {
    await call(login, {
      body: {
        email: email.trim(),
        password,
        ...(person === "coder" && { coders_key: codersKey?.trim() ?? "" }),
      },
    });
    // A read that was sent before the sign-in would otherwise report that no user is signed in.
    setSession(client, null);
    forgetPendingCodes();
    const session = await refreshSession(client);
    broadcastSessionEvent("signed-in");
    return session;
  };
}
