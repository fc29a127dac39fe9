import { desc, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { mailbox } from "#platform/db/schema/mail";

export type KeptMail = typeof mailbox.$inferSelect;

export type MailboxRepository = ReturnType<typeof createMailboxRepository>;

export function createMailboxRepository(db: Database) {
  return {
    /** Once, however often it is tried. */
    async add(mail: KeptMail): Promise<void> {
      await db.insert(mailbox).values(mail).onConflictDoNothing();
    },

    /** @returns newest first; of all addresses when `to` is null */
    list: (to: string | null, most: number): Promise<KeptMail[]> =>
      db
        .select()
        .from(mailbox)
        .where(to === null ? undefined : eq(mailbox.to, to))
        .orderBy(desc(mailbox.sentAt), desc(mailbox.id))
        .limit(most),
  };
}
