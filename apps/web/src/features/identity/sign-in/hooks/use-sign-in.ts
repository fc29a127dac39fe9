import { login, type Session } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { call } from "#lib/http/api-client";
import { useSessionStore } from "#lib/session/use-session";
import { broadcastSessionEvent } from "../../session/session-channel.ts";
import type { Credentials } from "../../forms/components/credentials-form.tsx";
import { forgetPendingCodes } from "../../verification/pending-codes.ts";

/**
 * Signs in and resolves with the new session; null when the browser refused its cookie.
 *
 * @throws ApiError
 */
export function useSignIn(person: AccountRole): (fields: Credentials) => Promise<Session | null> {
  const store = useSessionStore();

  return async ({ email, password, codersKey }) => {
    await call(login, {
      body: {
        email: email.trim(),
        password,
        ...(person === "coder" && { coders_key: codersKey?.trim() ?? "" }),
      },
    });
    // A read that was sent before the sign-in would otherwise report that no user is signed in.
    store.forget();
    forgetPendingCodes();
    const session = await store.refresh();
    broadcastSessionEvent("signed-in");
    return session;
  };
}
