import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { users } from "./schema/identity.ts";

/**
 * Has transactions that change what one account holds come one after the other: each statement
 * after it sees what the ones before have written. Where such a transaction locks schedules as well, it
 * locks the account first; rows that refer to the account are written without waiting for it,
 * other than by `lockWaysIn` of the identity feature.
 */
export async function lockAccount(tx: Database, uid: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, uid)).for("no key update");
}
