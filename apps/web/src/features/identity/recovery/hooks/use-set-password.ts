import { setPassword } from "@codetale/contract/identity-recovery";
import { rolePaths } from "@codetale/contract/screens";
import { call } from "#lib/http/api-client";
import { useEndSession } from "../../session/hooks/use-end-session.ts";

/**
 * Sets the new password, which ends all sessions, and goes to the sign-in screen with a notice.
 *
 * @throws ApiError
 */
export function useSetPassword(token: string): (password: string) => Promise<void> {
  const leave = useEndSession();
  return (password) =>
    leave(async () => {
      const { message } = await call(setPassword, { body: { token, password } });
      const state = { arrival: "password-set", said: message };
      return { path: rolePaths.user.login, replace: true, state };
    });
}
