import { randomUUID } from "node:crypto";
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { accounts, profiles, users } from "#platform/db/schema/identity";
import type { NewAccount, RegistrationRepository } from "./registration/registration.service.ts";
import type { SignInRepository } from "./sign-in/sign-in.service.ts";
import { isTicketValid, spendTicket } from "./codes/tickets.repository.ts";

/** The provider of the row that holds an account's password, among its ways to sign in. */
export const PASSWORD_PROVIDER = "credential";

export function createAccountRepository(db: Database): RegistrationRepository & SignInRepository {
  return {
    isTicketValid: (claim, now) => isTicketValid(db, claim, now),

    async isTaken(email) {
      const found = await db.select({ uid: users.id }).from(users).where(eq(users.email, email));
      return found.length > 0;
    },

    async findByEmail(email) {
      const [found] = await db
        .select({
          uid: users.id,
          emailVerified: users.emailVerified,
          isDisabled: users.isDisabled,
          passwordHash: accounts.password,
        })
        .from(users)
        .leftJoin(
          accounts,
          and(eq(accounts.userId, users.id), eq(accounts.providerId, PASSWORD_PROVIDER)),
        )
        .where(eq(users.email, email));
      return found ?? null;
    },

    add(account, claim, now) {
      return db
        .transaction(async (tx) => {
          const uid = randomUUID();
          if (!(await addUser(tx, uid, account, now))) return "taken" as const;
          if (claim && !(await spendTicket(tx, claim, now))) throw new TicketInvalid();
          await tx.insert(accounts).values({
            id: randomUUID(),
            accountId: uid,
            providerId: PASSWORD_PROVIDER,
            userId: uid,
            password: account.passwordHash,
            createdAt: new Date(now),
            updatedAt: new Date(now),
          });
          await addProfile(tx, uid, account.person, now);
          return { uid };
        })
        .catch((error: unknown) => {
          if (error instanceof TicketInvalid) return "ticket-invalid" as const;
          throw error;
        });
    },

    ensureProfile: (uid, person, now) => addProfile(db, uid, person, now),
  };
}

/** Undoes the transaction it is thrown in. */
class TicketInvalid extends Error {}

async function addUser(
  tx: Database,
  uid: string,
  { email, name }: NewAccount,
  now: EpochMs,
): Promise<boolean> {
  const added = await tx
    .insert(users)
    .values({
      id: uid,
      name,
      email,
      emailVerified: true,
      createdAt: new Date(now),
      updatedAt: new Date(now),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return added.length > 0;
}

/** A profile begins with the name that the account came with, if any. */
async function addProfile(
  tx: Database,
  uid: string,
  person: AccountRole,
  now: EpochMs,
): Promise<void> {
  const name = tx.select({ name: users.name }).from(users).where(eq(users.id, uid));
  await tx
    .insert(profiles)
    .values({ uid, person, name: sql`(${name})`, createdAt: now })
    .onConflictDoNothing();
}
