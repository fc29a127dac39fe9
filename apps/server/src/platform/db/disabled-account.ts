import { eq, sql, type Column, type SQL } from "drizzle-orm";
import { users } from "./schema/identity.ts";

/** Whether the account of this column is disabled. */
export function isDisabledAccount(uid: Column): SQL {
  return sql`exists (select from ${users} where ${eq(users.id, uid)} and ${users.isDisabled})`;
}
