/** Putting back the address of an account, by the link that was mailed there when it was replaced. */
import { DAY_MS } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import type { IdentityContext } from "../identity-context.ts";
import { RESET_LINK_MS } from "../recovery/reset-mail.ts";
import { newSecret } from "../secrets.ts";

export const ADDRESS_UNDO_MS = 7 * DAY_MS;

export function createAddressUndoService(
  context: Pick<IdentityContext, "addressUndos" | "live" | "ownerMails" | "clock" | "securityLog">,
) {
  const { addressUndos, live, ownerMails, clock, securityLog } = context;
  return {
    /**
     * Whoever has the link owns the account alone afterwards.
     *
     * @param address the network address that the call came from
     * @returns the token with which a new password is set
     * @throws AppError `undo-link/invalid` or `undo-link/address-taken`
     */
    async undo(link: string, address: string): Promise<string> {
      const now = clock.now();
      const reset = { token: newSecret(), expiresAt: now + RESET_LINK_MS };
      const undone = await addressUndos.undo(link, reset, now);
      if (typeof undone === "string") throw new AppError(undone);
      const { uid, email, replaced } = undone;
      live.endAccount(uid);
      await securityLog.record({ kind: "address-put-back", uid, address });
      ownerMails.addressPutBack({ to: email, replaced });
      return reset.token;
    },
  };
}
