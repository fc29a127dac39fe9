/** The ledger of mails as operators see it: no word of any mail. */
import type { OperatorMail, operatorMails } from "@codetale/contract/operator/upkeep";
import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#platform/db/database";
import { mails } from "#platform/db/schema/mail";

/** @returns the latest first */
export function listForOperators(
  db: Database,
  { state, to, beforeAt, beforeId }: z.output<typeof operatorMails.query>,
  most: number,
): Promise<OperatorMail[]> {
  const isOfLaterPage =
    beforeAt !== undefined && beforeId !== undefined
      ? sql`(${mails.createdAt}, ${mails.id}) < (${beforeAt}::bigint, ${beforeId}::uuid)`
      : undefined;
  return db
    .select({
      id: mails.id,
      kind: mails.kind,
      to: mails.to,
      state: mails.state,
      tries: mails.tries,
      createdAt: mails.createdAt,
      triedAt: mails.triedAt,
      sentAt: mails.sentAt,
      failure: mails.failure,
    })
    .from(mails)
    .where(
      and(state && eq(mails.state, state), to === "" ? undefined : eq(mails.to, to), isOfLaterPage),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(most);
}
