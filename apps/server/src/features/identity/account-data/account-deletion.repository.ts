/** Deletes an account in one transaction: either nothing of it is left, or nothing happened. */
import { accountRoleSchema } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import type { AccountRef, ErasedSchedules, LeavingAccount } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import type { FileRemoval } from "#platform/db/file-removal";
import { lockAccount } from "#platform/db/lock-account";
import { oneTimeCodes, photos, profiles, tickets, users } from "#platform/db/schema/identity";
import {
  addSecurityEvent,
  removeSecurityEventsOf,
} from "../security-log/security-log.repository.ts";
import { photoKey } from "../profile/photo-key.ts";
import { isProven, lockWaysIn, type ProvingSession } from "../proof/proof.repository.ts";
import { removeAttemptsOf } from "../rate-limits/attempts.repository.ts";

/** What other features delete in the same transaction, each from its own tables. */
export interface OtherFeaturesErasure {
  /**
   * Called while the account is locked against changes, but not yet against references to it: a change
   * of a schedule holds the schedule's row, and then refers to the accounts in what it tells them.
   */
  lockSchedules(tx: Database, account: Pick<AccountRef, "uid">): Promise<void>;
  /** With their conversations. @returns `"going-on"`, with nothing written, where a test stands in the way */
  eraseSchedules(tx: Database, leaving: LeavingAccount): Promise<ErasedSchedules | "going-on">;
  eraseMails(tx: Database, account: AccountRef): Promise<void>;
}

/** Which accounts the deletion concerns. */
export type DeletedAccount = Pick<ErasedSchedules, "changed" | "isOfferChanged">;

export function createAccountDeletionRepository(
  db: Database,
  { lockSchedules, eraseSchedules, eraseMails }: OtherFeaturesErasure,
  fileRemoval: FileRemoval,
) {
  return {
    /**
     * All or nothing. Files go afterwards.
     *
     * @returns with nothing deleted: `"other-email"` when the account has another address,
     *   `"unproven"` without a proof, `"going-on"` while a session is going on, `"gone"` when there
     *   is no such account
     */
    async remove(
      session: ProvingSession,
      email: string,
      now: EpochMs,
    ): Promise<DeletedAccount | "other-email" | "unproven" | "going-on" | "gone"> {
      const removed = await db.transaction(async (tx) => {
        const { uid } = session;
        // Account before schedule, as booking, moving, joining and paying by credit lock them.
        await lockAccount(tx, uid);
        await lockSchedules(tx, { uid });
        // From here on everything waits that refers to the account.
        const holder = await lockWaysIn(tx, uid);
        if (holder === null) return "gone";
        if (holder !== email) return "other-email";
        if (!(await isProven(tx, session, now))) return "unproven";
        const account = { uid, email };
        const addStandIn = () => addDeletedAccount(tx, now);
        const erased = await eraseSchedules(tx, { ...account, now, addStandIn });
        if (erased === "going-on") return "going-on";
        await eraseMails(tx, account);
        const photoIds = await removeUser(tx, account);
        const { fileKeys, ...concerned } = erased;
        await fileRemoval.add(tx, [...fileKeys, ...photoIds.map(photoKey)]);
        await removeSecurityEventsOf(tx, uid);
        await addSecurityEvent(tx, { kind: "account-deleted", uid: null, address: null }, now);
        return concerned;
      });
      fileRemoval.wake();
      return removed;
    },
  };
}

/** Its uid stands for its address, which no call accepts as one. */
async function addDeletedAccount(tx: Database, now: EpochMs): Promise<void> {
  const { uid, name } = DELETED_ACCOUNT;
  await tx
    .insert(users)
    .values({ id: uid, name, email: uid, isDisabled: true })
    .onConflictDoNothing();
  await tx
    .insert(profiles)
    .values(accountRoleSchema.options.map((person) => ({ uid, person, name, createdAt: now })))
    .onConflictDoNothing();
}

/**
 * Removes also what is kept by address or account without belonging to the account's own row.
 *
 * @returns the photos whose files may go
 */
async function removeUser(tx: Database, { uid, email }: AccountRef): Promise<string[]> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.email, email));
  await tx.delete(tickets).where(eq(tickets.email, email));
  await removeAttemptsOf(tx, { uid, email });
  const removed = await tx
    .delete(photos)
    .where(eq(photos.ownerId, uid))
    .returning({ id: photos.id });
  await tx.delete(users).where(eq(users.id, uid));
  return removed.map(({ id }) => id);
}
