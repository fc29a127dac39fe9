import { desc, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { mailbox } from "#platform/db/schema/mail";
import type { MailboxRepository } from "./mailbox.service.ts";

export function createMailboxRepository(db: Database): MailboxRepository {
  return {
    async add(mail) {
      await db.insert(mailbox).values(mail);
    },

    list: (to, most) =>
      db
        .select()
        .from(mailbox)
        .where(to === null ? undefined : eq(mailbox.to, to))
        .orderBy(desc(mailbox.sentAt), desc(mailbox.id))
        .limit(most),
  };
}
