/** Deleting one's account: what is theirs goes, what others share stays without a name. */
import { emailSchema } from "@codetale/contract/identity";
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import type { PhotosService } from "../profile/photos.service.ts";
import type { AccountDeletionRepository, DeletedAccount } from "./account-deletion.repository.ts";

export interface AccountDeletionDeps {
  accounts: AccountDeletionRepository;
  photos: Pick<PhotosService, "forget">;
  chatImages: { forget(image: { scheduleId: string; imageId: string }): Promise<void> };
  /** The voices of stories, which go with their owner. */
  narrations: { forgetUnused(): Promise<void> };
  live: LiveEvents;
  clock: Clock;
  /** Hears of a file that could not be deleted; nothing leads to it any more. */
  onFailure(error: unknown): void;
}

export type AccountDeletionService = ReturnType<typeof createAccountDeletionService>;

export function createAccountDeletionService(deps: AccountDeletionDeps) {
  const { accounts, photos, chatImages, narrations, live, clock } = deps;

  async function forgetFiles(deleted: DeletedAccount): Promise<void> {
    const forgotten = await Promise.allSettled([
      ...deleted.photoIds.map((id) => photos.forget(id)),
      ...deleted.images.map((image) => chatImages.forget(image)),
      narrations.forgetUnused(),
    ]);
    for (const file of forgotten) if (file.status === "rejected") deps.onFailure(file.reason);
  }

  return {
    /**
     * Deletes the actor's account for good.
     *
     * @param email the account's address, typed again
     * @throws AppError `account/not-confirmed` or `account/session-going-on`
     */
    async remove({ uid }: Actor, email: string): Promise<void> {
      const typed = emailSchema.safeParse(email);
      if (!typed.success) throw notConfirmed();
      const deleted = await accounts.remove(uid, typed.data, clock.now());
      if (deleted === "other-email") throw notConfirmed();
      if (deleted === "going-on") throw new AppError("account/session-going-on");
      if (deleted === "gone") return;

      live.endAccount(uid);
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
