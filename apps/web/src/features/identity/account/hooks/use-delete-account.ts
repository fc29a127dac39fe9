import { deleteMyAccount } from "@codetale/contract/identity-sessions";
import { screenPaths } from "@codetale/contract/screens";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { useEndSession } from "../../session/hooks/use-end-session.ts";

/**
 * Deletes the account if the typed address is its own, and goes to the landing page.
 *
 * @throws ApiError
 */
export function useDeleteAccount(): (email: string) => Promise<void> {
  const leave = useEndSession();
  const { mutateAsync } = useMutation({
    mutationFn: (email: string) =>
      leave(async () => {
        await call(deleteMyAccount, { body: { email } });
        return { path: screenPaths.home, replace: true };
      }),
  });
  return mutateAsync;
}
