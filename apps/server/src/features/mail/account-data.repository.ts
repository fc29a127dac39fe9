/** The mails to an account's address: what its download contains, and what its deletion removes. */
import { asc, eq } from "drizzle-orm";
import type { AccountRef } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { mailbox, mails } from "#platform/db/schema/mail";

export async function exportMails(db: Database, { email }: AccountRef) {
  return {
    mails: await db
      .select({ subject: mailbox.subject, text: mailbox.text, sentAt: mailbox.sentAt })
      .from(mailbox)
      .where(eq(mailbox.to, email))
      .orderBy(asc(mailbox.sentAt)),
    mailLedger: await db
      .select({
        kind: mails.kind,
        state: mails.state,
        tries: mails.tries,
        createdAt: mails.createdAt,
        sentAt: mails.sentAt,
      })
      .from(mails)
      .where(eq(mails.to, email))
      .orderBy(asc(mails.createdAt)),
  };
}

export async function eraseMails(tx: Database, { email }: AccountRef): Promise<void> {
  await tx.delete(mailbox).where(eq(mailbox.to, email));
  await tx.delete(mails).where(eq(mails.to, email));
}
