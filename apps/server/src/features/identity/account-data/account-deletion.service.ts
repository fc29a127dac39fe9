/** Deleting one's account: what is theirs goes, what others share stays without a name. */
import { emailSchema } from "@codetale/contract/identity";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { IdentityContext } from "../identity-context.ts";

export function createAccountDeletionService(
  context: Pick<IdentityContext, "accountDeletion" | "narrations" | "live" | "clock" | "logger">,
) {
  const { accountDeletion, narrations, live, clock, logger } = context;

  /** The account is deleted, whatever becomes of it: what is left is deleted within the hour. */
  async function forgetNarrations(): Promise<void> {
    await narrations.forgetUnused().catch((err: unknown) => {
      logger.error({ err }, "narrations of a deleted account are left to be tidied up");
    });
  }

  return {
    /**
     * Deletes the actor's account for good.
     *
     * @param email the account's address, typed again
     * @throws AppError `account/not-confirmed`, `proof/required` or `account/session-going-on`
     */
    async remove(actor: Actor, email: string): Promise<void> {
      const typed = emailSchema.safeParse(email);
      if (!typed.success) throw notConfirmed();
      const deleted = await accountDeletion.remove(actor, typed.data, clock.now());
      if (deleted === "other-email") throw notConfirmed();
      if (deleted === "unproven") throw new AppError("proof/required");
      if (deleted === "going-on") throw new AppError("account/session-going-on");
      if (deleted === "gone") return;

      live.endAccount(actor.uid);
      for (const { scheduleId, participantId } of deleted.changed) {
        live.toAccounts([participantId], "schedule:changed", { scheduleId });
      }
      if (deleted.isOfferChanged) live.toCoders("open-schedules:changed");
      await forgetNarrations();
    },
  };
}

function notConfirmed(): AppError {
  const { message } = new AppError("account/not-confirmed");
  return new AppError("account/not-confirmed", { errors: [{ path: "email", message }] });
}
