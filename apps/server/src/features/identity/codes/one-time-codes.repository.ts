import type { OtpPurpose } from "@codetale/contract/identity";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { oneTimeCodes } from "#platform/db/schema/identity";
import type { CodeFacts, CodeRefusal } from "./one-time-code-rules.ts";
import { addTicket } from "./tickets.repository.ts";

/** One code is in force for each e-mail address and purpose. */
export interface CodeKey {
  email: string;
  purpose: OtpPurpose;
}

export interface StoredCode extends CodeFacts {
  codeHash: string;
}

export function createOneTimeCodeRepository(db: Database) {
  return {
    find: (whose: CodeKey) => find(db, whose),

    /**
     * Puts a new code in force as `decide` says, one caller at a time for each address and purpose.
     *
     * @returns the code it replaced, or why there is none
     */
    replace(
      whose: CodeKey,
      codeHash: string,
      decide: (previous: StoredCode | null) => CodeFacts | CodeRefusal,
    ): Promise<{ previous: StoredCode | null } | CodeRefusal> {
      return db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtext(${`${whose.purpose} ${whose.email}`}))`,
        );
        const previous = await find(tx, whose);
        const next = decide(previous);
        if ("reason" in next) return next;
        const row = { codeHash, ...next };
        await tx
          .insert(oneTimeCodes)
          .values({ ...whose, ...row })
          .onConflictDoUpdate({ target: [oneTimeCodes.email, oneTimeCodes.purpose], set: row });
        return { previous };
      });
    },

    /** Puts the code that was replaced in force again, unless yet another one has come since. */
    async restore(whose: CodeKey, codeHash: string, previous: StoredCode | null): Promise<void> {
      const isStillIt = and(isFor(whose), eq(oneTimeCodes.codeHash, codeHash));
      if (!previous) {
        await db.delete(oneTimeCodes).where(isStillIt);
        return;
      }
      const { sentAt, expiresAt } = previous;
      await db
        .update(oneTimeCodes)
        .set({ codeHash: previous.codeHash, sentAt, expiresAt })
        .where(isStillIt);
    },

    /**
     * Spends one try, and for the right code the code itself, which becomes the ticket. One
     * conditional update decides which of concurrent guesses get a try.
     *
     * @returns null when there was no code in force with a try left
     */
    guess(
      whose: CodeKey,
      codeHash: string,
      ticket: { ticket: string; expiresAt: EpochMs },
      now: EpochMs,
    ): Promise<"right" | "wrong" | null> {
      return db.transaction(async (tx) => {
        const [tried] = await tx
          .update(oneTimeCodes)
          .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
          .where(and(isFor(whose), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, now)))
          .returning({ codeHash: oneTimeCodes.codeHash });
        if (!tried) return null;
        if (tried.codeHash !== codeHash) return "wrong";
        await tx.delete(oneTimeCodes).where(isFor(whose));
        await addTicket(tx, { ...whose, ...ticket });
        return "right";
      });
    },
  };
}

async function find(db: Database, whose: CodeKey): Promise<StoredCode | null> {
  const [found] = await db.select().from(oneTimeCodes).where(isFor(whose));
  return found ?? null;
}

function isFor({ email, purpose }: CodeKey) {
  return and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose));
}
