/** Links that put back the address that an account had; where it is back, later ones work no more. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, gte } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { violates } from "#platform/db/database-errors";
import { addressUndos, users } from "#platform/db/schema/identity";
import { removePasskeys, removeWaysIn, type RevokeCalendar } from "../accounts.repository.ts";
import { addTicket } from "../codes/tickets.repository.ts";
import { lockWaysIn } from "../proof/proof.repository.ts";
import { hashOf } from "../secrets.ts";

interface AddressUndo {
  uid: string;
  /** The address that is put back. */
  email: string;
  token: string;
  expiresAt: EpochMs;
}

/** A ticket for setting a new password. */
interface ResetTicket {
  token: string;
  expiresAt: EpochMs;
}

interface PutBack {
  uid: string;
  email: string;
  /** The address that the account had until now. */
  replaced: string;
}

/** Within the transaction that changes the address. */
export async function addAddressUndo(
  tx: Database,
  { token, ...undo }: AddressUndo,
  now: EpochMs,
): Promise<void> {
  await tx.insert(addressUndos).values({ ...undo, tokenHash: hashOf(token), createdAt: now });
}

export function createAddressUndoRepository(db: Database, revokeCalendar: RevokeCalendar) {
  return {
    /**
     * Puts the address back, removes every way in and ends all sessions, and leaves the ticket as
     * the only way; all or nothing. The link is spent, and so are those of later changes, which lead
     * to whoever made them.
     */
    undo(
      token: string,
      reset: ResetTicket,
      now: EpochMs,
    ): Promise<PutBack | "undo-link/invalid" | "undo-link/address-taken"> {
      return db
        .transaction(async (tx) => {
          const link = await findLink(tx, token, now);
          const replaced = link && (await lockWaysIn(tx, link.uid));
          // Again, since another may have been used until the row was locked.
          if (!link || !replaced || !(await findLink(tx, token, now))) return "undo-link/invalid";
          const { uid, email, createdAt } = link;
          const isLater = gte(addressUndos.createdAt, createdAt);
          await tx.delete(addressUndos).where(and(eq(addressUndos.uid, uid), isLater));
          await tx
            .update(users)
            .set({ email, emailVerified: true, updatedAt: new Date(now) })
            .where(eq(users.id, uid));
          await removeWaysIn(tx, uid);
          await removePasskeys(tx, uid);
          await revokeCalendar(tx, uid, now);
          const { token: ticket, expiresAt } = reset;
          await addTicket(tx, { ticket, purpose: "reset-password", email, expiresAt });
          return { uid, email, replaced };
        })
        .catch((error: unknown) => {
          if (violates(error, "users_email_unique")) return "undo-link/address-taken" as const;
          throw error;
        });
    },
  };
}

async function findLink(tx: Database, token: string, now: EpochMs) {
  const isLink = eq(addressUndos.tokenHash, hashOf(token));
  const [found] = await tx
    .select()
    .from(addressUndos)
    .where(and(isLink, gt(addressUndos.expiresAt, now)));
  return found ?? null;
}
