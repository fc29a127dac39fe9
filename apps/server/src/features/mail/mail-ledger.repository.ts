/** The ledger of mails: to whom, what kind, how often tried, what became of it; no codes. */
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { AddJob } from "#platform/db/add-job";
import type { Database } from "#platform/db/database";
import { mails } from "#platform/db/schema/mail";
import { mailDelivery } from "./mail.jobs.ts";

export type LedgerMail = typeof mails.$inferSelect;

type NewMail = Pick<LedgerMail, "id" | "kind" | "to" | "createdAt" | "expiresAt">;

export type MailLedger = ReturnType<typeof createMailLedger>;

/** A mail whose content is sealed, and waits to be sent. */
export type SealedMail = NewMail & { content: string };

/** States in which a mail may still be sent. */
const OPEN = ["waiting", "failed"] as const;

export function createMailLedger(db: Database, addJob: AddJob) {
  /** Keeps a mail in the transaction of what it tells, with the job that sends it; once for each id. */
  async function keepWithin(tx: Database, mail: SealedMail): Promise<void> {
    const kept = await tx
      .insert(mails)
      .values({ ...mail, state: "waiting" })
      .onConflictDoNothing({ target: mails.id })
      .returning({ id: mails.id });
    if (kept.length > 0) await addJob(tx, mailDelivery, { id: mail.id });
  }

  return {
    keepWithin,

    /** Notes a mail that is sent at once, by its caller. */
    async add(mail: NewMail): Promise<void> {
      await db
        .insert(mails)
        .values({ ...mail, state: "waiting", tries: 1, triedAt: mail.createdAt });
    },

    /** As `keepWithin`, in a transaction of its own. */
    keep: (mail: SealedMail): Promise<void> => db.transaction((tx) => keepWithin(tx, mail)),

    /** Counts a try. @returns null where the mail was sent, or is not to be sent any more */
    async beginTry(id: string, now: EpochMs): Promise<LedgerMail | null> {
      const [mail] = await db
        .update(mails)
        .set({ tries: sql`${mails.tries} + 1`, triedAt: now })
        .where(isOpen(id))
        .returning();
      return mail ?? null;
    },

    /** Whether it may still be sent. */
    async isOpen(id: string, now: EpochMs): Promise<boolean> {
      const mayBeSent = and(isOpen(id), isNotNull(mails.content), gt(mails.expiresAt, now));
      return (await db.$count(mails, mayBeSent)) > 0;
    },

    async noteSent(id: string, now: EpochMs): Promise<void> {
      await db
        .update(mails)
        .set({ state: "sent", sentAt: now, failure: null, content: null })
        .where(isOpen(id));
    },

    /** To be tried again. */
    async noteFailure(id: string, failure: string): Promise<void> {
      await db.update(mails).set({ failure }).where(isOpen(id));
    },

    /** Not to be tried again. */
    async end(id: string, state: "refused" | "expired" | "failed", failure: string | null) {
      await db.update(mails).set({ state, failure, content: null }).where(isOpen(id));
    },

    /** No try is left; its content stays for an operator's, until it expires. */
    async giveUp(id: string): Promise<void> {
      await db.update(mails).set({ state: "failed" }).where(isOpen(id));
    },

    /** Erases the contents of mails that are worth nothing any more; what failed stays failed. */
    async expire(now: EpochMs): Promise<void> {
      const isOver = lte(mails.expiresAt, now);
      await db
        .update(mails)
        .set({ content: null })
        .where(and(eq(mails.state, "failed"), isNotNull(mails.content), isOver));
      await db
        .update(mails)
        .set({ state: "expired", content: null })
        .where(and(eq(mails.state, "waiting"), isOver));
    },

    async forget(createdUntil: EpochMs): Promise<void> {
      await db.delete(mails).where(lte(mails.createdAt, createdUntil));
    },
  };
}

function isOpen(id: string) {
  return and(eq(mails.id, id), inArray(mails.state, [...OPEN]));
}
