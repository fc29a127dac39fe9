/** Deleting one's account: what is theirs goes, what others share stays without a name. */
import { emailSchema } from "@codetale/contract/identity";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { IdentityContext } from "../identity-context.ts";
import type { PhotosService } from "../profile/photos.service.ts";
import type { DeletedAccount } from "./account-deletion.repository.ts";

export function createAccountDeletionService(
  context: Pick<
    IdentityContext,
    "accountDeletion" | "chatImages" | "narrations" | "live" | "clock" | "logger"
  >,
  photos: Pick<PhotosService, "forget">,
) {
  const { accountDeletion, chatImages, narrations, live, clock, logger } = context;

  /** Nothing leads to a file any more that could not be deleted. */
  async function forgetFiles({ photoIds, images }: DeletedAccount): Promise<void> {
    const forgotten = await Promise.allSettled([
      ...photoIds.map((id) => photos.forget(id)),
      ...images.map((image) => chatImages.forget(image)),
      narrations.forgetUnused(),
    ]);
    for (const file of forgotten) {
      if (file.status === "fulfilled") continue;
      logger.error({ err: file.reason as unknown }, "a file of a deleted account was left behind");
    }
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
      await forgetFiles(deleted);
    },
  };
}

function notConfirmed(): AppError {
  const { message } = new AppError("account/not-confirmed");
  return new AppError("account/not-confirmed", { errors: [{ path: "email", message }] });
}
