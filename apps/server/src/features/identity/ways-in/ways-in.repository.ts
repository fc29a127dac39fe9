import type { EpochMs } from "@codetale/domain/time";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { accounts, passkeys } from "#platform/db/schema/identity";
import { PASSWORD_PROVIDER, savePassword } from "../accounts.repository.ts";
import { endProofsOf, isProven, type ProvingSession } from "../proof/proof.repository.ts";
import { removeOtherSessions } from "../sessions/sessions.repository.ts";

/** Each change needs a proof of the session, and ends all proofs of the account. */
export function createWaysInRepository(db: Database) {
  return {
    /** Also of an account that had no password. @returns the other sessions, which it ended */
    setPassword(
      session: ProvingSession,
      passwordHash: string,
      now: EpochMs,
    ): Promise<{ ended: string[] } | "proof/required"> {
      return db.transaction(async (tx) => {
        if (!(await isProven(tx, session, now))) return "proof/required";
        await savePassword(tx, session.uid, passwordHash, now);
        await endProofsOf(tx, session.uid);
        return { ended: await removeOtherSessions(tx, session) };
      });
    },

    /** @returns whether there was such a link of the account */
    unlink(
      session: ProvingSession,
      linkId: string,
      now: EpochMs,
    ): Promise<boolean | "proof/required" | "ways-in/last"> {
      return db.transaction(async (tx) => {
        if (!(await isProven(tx, session, now))) return "proof/required";
        const { uid } = session;
        const isLink = and(eq(accounts.id, linkId), ne(accounts.providerId, PASSWORD_PROVIDER));
        const ofAccount = eq(accounts.userId, uid);
        if ((await tx.$count(accounts, and(ofAccount, isLink))) === 0) return false;
        if ((await countWaysIn(tx, uid)) < 2) return "ways-in/last";
        await tx.delete(accounts).where(and(ofAccount, isLink));
        await endProofsOf(tx, uid);
        return true;
      });
    },
  };
}

/** What somebody can sign in with; the account's row has to be locked while it is relied on. */
async function countWaysIn(tx: Database, uid: string): Promise<number> {
  const ofAccount = await tx.$count(accounts, eq(accounts.userId, uid));
  return ofAccount + (await tx.$count(passkeys, eq(passkeys.uid, uid)));
}
