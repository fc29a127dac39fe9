import { deleteMyAccount } from "@codetale/contract/identity-sessions";
import { screenPaths } from "@codetale/contract/screens";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/http/api-client";
import { useEndSession } from "../../session/hooks/use-end-session.ts";

/**
 * Deletes the account of the typed address, if that is one's own, and leads to the landing page.
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
