import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { oneTimeCodes, tickets } from "#platform/db/schema/identity";
import type { CodeKey, StoredCode, OneTimeCodeRepository } from "./one-time-codes.service.ts";

export function createOneTimeCodeRepository(db: Database): OneTimeCodeRepository {
  return {
    find: (whose) => find(db, whose),

    replace(whose, codeHash, decide) {
      return db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtext(${`${whose.purpose} ${whose.email}`}))`,
        );
        const previous = await find(tx, whose);
        const next = decide(previous);
        if ("why" in next) return next;
        const row = { codeHash, ...next };
        await tx
          .insert(oneTimeCodes)
          .values({ ...whose, ...row })
          .onConflictDoUpdate({ target: [oneTimeCodes.email, oneTimeCodes.purpose], set: row });
        return { previous };
      });
    },

    async restore(whose, codeHash, previous) {
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

    // One conditional update decides who gets a try, however many guess at once.
    guess(whose, codeHash, ticket, now) {
      return db.transaction(async (tx) => {
        const [tried] = await tx
          .update(oneTimeCodes)
          .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
          .where(and(isFor(whose), gt(oneTimeCodes.triesLeft, 0), gt(oneTimeCodes.expiresAt, now)))
          .returning({ codeHash: oneTimeCodes.codeHash });
        if (!tried) return null;
        if (tried.codeHash !== codeHash) return "wrong";
        await tx.delete(oneTimeCodes).where(isFor(whose));
        await tx.insert(tickets).values({ ...whose, ...ticket });
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
