import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { oneTimeCodes } from "#platform/db/schema/identity";
import type { CodeFacts, CodePurpose, CodeRefusal } from "./one-time-code-rules.ts";
import { addTicket, findTicket, type TicketClaim } from "./tickets.repository.ts";

export interface CodeKey {
  email: string;
  purpose: CodePurpose;
}

/**
 * One code is in force for each e-mail address, purpose and requester, which is the hash of a
 * browser's cookie, or empty for all clients without one.
 */
export interface RequestedCode extends CodeKey {
  requester: string;
}

interface StoredCode extends CodeFacts {
  codeHash: string;
}

export function createOneTimeCodeRepository(db: Database) {
  return {
    find: (which: RequestedCode) => find(db, which),

    hasTicket: async (claim: TicketClaim, now: EpochMs): Promise<boolean> =>
      (await findTicket(db, claim, now)) !== null,

    /**
     * Puts a new code in force for the requesters, as `decide` says of the first of them; one caller
     * at a time for each address and purpose.
     *
     * @returns the code it replaced, or why there is none
     */
    replace(
      whose: CodeKey,
      requesters: readonly [string, ...string[]],
      codeHash: string,
      decide: (previous: StoredCode | null) => CodeFacts | CodeRefusal,
    ): Promise<{ previous: StoredCode | null } | CodeRefusal> {
      return db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtext(${`${whose.purpose} ${whose.email}`}))`,
        );
        const previous = await find(tx, { ...whose, requester: requesters[0] });
        const next = decide(previous);
        if ("reason" in next) return next;
        const row = { codeHash, ...next };
        const { email, purpose, requester } = oneTimeCodes;
        await tx
          .insert(oneTimeCodes)
          .values(requesters.map((each) => ({ ...whose, requester: each, ...row })))
          .onConflictDoUpdate({ target: [email, purpose, requester], set: row });
        return { previous };
      });
    },

    /**
     * Puts the first requester's code that was replaced in force again, unless yet another one has
     * come since.
     */
    async restore(
      whose: CodeKey,
      requesters: readonly [string, ...string[]],
      codeHash: string,
      previous: StoredCode | null,
    ): Promise<void> {
      const isNew = eq(oneTimeCodes.codeHash, codeHash);
      if (previous) {
        const { sentAt, expiresAt } = previous;
        await db
          .update(oneTimeCodes)
          .set({ codeHash: previous.codeHash, sentAt, expiresAt })
          .where(and(isOf({ ...whose, requester: requesters[0] }), isNew));
      }
      await db.delete(oneTimeCodes).where(and(isFor(whose), isNew));
    },

    /**
     * Spends one of the requester's tries, and for the right code the code itself, which becomes the
     * ticket. One conditional update decides which of concurrent guesses get a try.
     *
     * @returns null when there was no code in force with a try left
     */
    guess(
      which: RequestedCode,
      codeHash: string,
      ticket: { ticket: string; expiresAt: EpochMs },
      now: EpochMs,
    ): Promise<"right" | "wrong" | null> {
      return db.transaction(async (tx) => {
        const [tried] = await tx
          .update(oneTimeCodes)
          .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
          .where(and(isOf(which), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, now)))
          .returning({ codeHash: oneTimeCodes.codeHash });
        if (!tried) return null;
        if (tried.codeHash !== codeHash) return "wrong";
        const spent = await tx
          .delete(oneTimeCodes)
          .where(and(isFor(which), eq(oneTimeCodes.codeHash, codeHash)))
          .returning({ requester: oneTimeCodes.requester });
        if (spent.length === 0) return null;
        const { email, purpose } = which;
        await addTicket(tx, { email, purpose, ...ticket });
        return "right";
      });
    },
  };
}

async function find(db: Database, which: RequestedCode): Promise<StoredCode | null> {
  const [found] = await db.select().from(oneTimeCodes).where(isOf(which));
  return found ?? null;
}

function isOf(which: RequestedCode) {
  return and(isFor(which), eq(oneTimeCodes.requester, which.requester));
}

function isFor({ email, purpose }: CodeKey) {
  return and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose));
}
