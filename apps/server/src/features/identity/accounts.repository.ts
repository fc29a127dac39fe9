import { randomUUID } from "node:crypto";
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { accounts, profiles, users } from "#platform/db/schema/identity";
import type { TicketClaim } from "./codes/ticket.ts";
import { isTicketValid, spendTicket } from "./codes/tickets.repository.ts";

/** The provider of the row that holds an account's password, among its ways to sign in. */
export const PASSWORD_PROVIDER = "credential";

interface NewAccount {
  email: string;
  name: string;
  passwordHash: string;
  person: AccountRole;
}

export interface StoredAccount {
  uid: string;
  emailVerified: boolean;
  isDisabled: boolean;
  /** Null for an account that signs in by other means. */
  passwordHash: string | null;
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export function createAccountRepository(db: Database) {
  return {
    isTicketValid: (claim: TicketClaim, now: EpochMs) => isTicketValid(db, claim, now),

    async isTaken(email: string): Promise<boolean> {
      const found = await db.select({ uid: users.id }).from(users).where(eq(users.email, email));
      return found.length > 0;
    },

    /** @returns null when no account has the address */
    async findByEmail(email: string): Promise<StoredAccount | null> {
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

    /**
     * Adds an account with a verified e-mail address, a password and one profile, and spends the
     * ticket that proves the address: all or nothing.
     *
     * @param claim null when the address needs no proof
     */
    add(
      account: NewAccount,
      claim: TicketClaim | null,
      now: EpochMs,
    ): Promise<{ uid: string } | "taken" | "ticket-invalid"> {
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

    /** Gives an account the profile it signs in with, unless it has that already. */
    ensureProfile: (uid: string, person: AccountRole, now: EpochMs) =>
      addProfile(db, uid, person, now),
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
