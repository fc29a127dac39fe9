/** An account that can sign in, added faster than by registering. */
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { createPasswords } from "#platform/auth/passwords";
import type { Database } from "#platform/db/database";
import { createAccountRepository } from "../accounts.repository.ts";

export const CODERS_KEY = "the right coders key";
export const PASSWORD = "tide pool lantern";

let passwordHash: Promise<string> | undefined;

/** @returns its uid */
export async function addTestAccount(
  db: Database,
  { email, person, name }: { email: string; person: AccountRole; name: string },
  now: EpochMs,
): Promise<string> {
  passwordHash ??= createPasswords().hash(PASSWORD);
  const account = { email, name, passwordHash: await passwordHash, person };
  const added = await createAccountRepository(db).add(account, null, now);
  if (typeof added === "string") throw new Error(added);
  return added.uid;
}
