import { randomUUID } from "node:crypto";
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { MEANS_SETTLE_MS } from "@codetale/domain/identity/second-step";
import { and, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import {
  accounts,
  knownDevices,
  passkeys,
  profiles,
  recoveryCodes,
  secondSteps,
  sessions,
  users,
} from "#platform/db/schema/identity";
import { takeInvitation } from "./coder-access/invitations.repository.ts";
import { findTicket, spendTicket, type TicketClaim } from "./codes/tickets.repository.ts";
import type { Evidence } from "./proof/proof.repository.ts";

/** The provider of the row that holds an account's password, among its ways to sign in. */
export const PASSWORD_PROVIDER = "credential";

interface NewAccount {
  email: string;
  name: string;
  passwordHash: string;
  person: AccountRole;
  /** That the account takes; null for none. */
  invitationId?: string | null;
}

export type StoredAccount = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createAccountRepository>["findByEmail"]>>
>;

export function createAccountRepository(db: Database) {
  const selectWhere = (isIt: SQL) =>
    db
      .select({
        uid: users.id,
        email: users.email,
        emailVerified: users.emailVerified,
        isDisabled: users.isDisabled,
        asksForPasskey: sql<boolean>`${users.asksForPasskeySince} is not null`,
        /** Null for an account that signs in by other means. */
        passwordHash: accounts.password,
      })
      .from(users)
      .leftJoin(
        accounts,
        and(eq(accounts.userId, users.id), eq(accounts.providerId, PASSWORD_PROVIDER)),
      )
      .where(isIt);
  // Asked at every sign-in.
  const byEmail = selectWhere(eq(users.email, sql.placeholder("email"))).prepare(
    "account_by_email",
  );

  return {
    isTicketValid: async (claim: TicketClaim, now: EpochMs) =>
      (await findTicket(db, claim, now)) !== null,

    isTaken: async (email: string) => (await db.$count(users, eq(users.email, email))) > 0,

    /** @returns null when no account has the address */
    findByEmail: async (email: string) => (await byEmail.execute({ email }))[0] ?? null,

    /** @returns null when the account is gone */
    find: async (uid: string) => (await selectWhere(eq(users.id, uid)))[0] ?? null,

    /** @returns the account's address, password and linked identities; null when it is gone */
    async findWaysIn(uid: string) {
      const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, uid));
      if (!user) return null;
      const ways = await db.select().from(accounts).where(eq(accounts.userId, uid));
      const isPassword = ({ providerId }: { providerId: string }) =>
        providerId === PASSWORD_PROVIDER;
      return {
        ...user,
        password: ways.find(isPassword) ?? null,
        links: ways.filter((way) => !isPassword(way)),
      };
    },

    passwordEvidence,

    /**
     * Adds an account with a verified e-mail address, a password and one profile, spends the ticket
     * that proves the address, and takes the invitation: all or nothing.
     *
     * @param claim null when the address needs no proof
     */
    add(
      { email, name, passwordHash, person, invitationId = null }: NewAccount,
      claim: TicketClaim | null,
      now: EpochMs,
    ): Promise<{ uid: string } | "register/taken" | "ticket/invalid" | "coders-key/wrong"> {
      return db
        .transaction(async (tx) => {
          const uid = await addUser(tx, { email, name }, now);
          if (uid === null) return "register/taken" as const;
          if (claim && !(await spendTicket(tx, claim, now))) throw new Undone("ticket/invalid");
          const isInvited =
            invitationId === null ||
            (await takeInvitation(tx, invitationId, uid, now)) !== "refused";
          if (!isInvited) throw new Undone("coders-key/wrong");
          await savePassword(tx, uid, passwordHash, now);
          await addProfile(tx, uid, person, now);
          return { uid };
        })
        .catch((error: unknown) => {
          if (error instanceof Undone) return error.reason;
          throw error;
        });
    },
  };
}

/** The password was right, and has not been changed since; notes its use. */
export function passwordEvidence(passwordHash: string, now: EpochMs): Evidence {
  return async (tx, { uid }) => {
    const isPassword = eq(accounts.providerId, PASSWORD_PROVIDER);
    const used = await tx
      .update(accounts)
      .set({ lastUsedAt: now })
      .where(and(eq(accounts.userId, uid), isPassword, eq(accounts.password, passwordHash)))
      .returning({ id: accounts.id });
    return used.length > 0;
  };
}

/** Undoes the transaction it is thrown in. */
class Undone extends Error {
  readonly reason: "ticket/invalid" | "coders-key/wrong";

  constructor(reason: Undone["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** @returns the uid of a new account with a verified address, or null when it is taken */
export async function addUser(
  tx: Database,
  { email, name }: { email: string; name: string },
  now: EpochMs,
): Promise<string | null> {
  const at = new Date(now);
  const [added] = await tx
    .insert(users)
    .values({ id: randomUUID(), name, email, emailVerified: true, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ uid: users.id });
  return added?.uid ?? null;
}

/**
 * Takes back the address at which others may read the account's calendar, in the transaction that removes
 * its ways in.
 */
export type RevokeCalendar = (tx: Database, uid: string, now: EpochMs) => Promise<void>;

/** Removes password and links, and everything that somebody is signed in with or begins to be. */
export async function removeWaysIn(tx: Database, uid: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.userId, uid));
  await tx.delete(sessions).where(eq(sessions.userId, uid));
  await tx.delete(knownDevices).where(eq(knownDevices.uid, uid));
  await tx.delete(secondSteps).where(eq(secondSteps.uid, uid));
}

/**
 * What a mailed reset leaves: where the password has needed them besides for a while, the passkeys and
 * codes of that time, or mail alone would let in; nothing else, since whoever had the account may have
 * added it.
 */
export async function removeUnsettledPasskeys(
  tx: Database,
  uid: string,
  now: EpochMs,
): Promise<void> {
  const settledAt = now - MEANS_SETTLE_MS;
  const isOfAccount = (table: typeof passkeys | typeof recoveryCodes) => eq(table.uid, uid);
  await tx.delete(passkeys).where(and(isOfAccount(passkeys), gt(passkeys.createdAt, settledAt)));
  await tx
    .delete(recoveryCodes)
    .where(and(isOfAccount(recoveryCodes), gt(recoveryCodes.createdAt, settledAt)));
  const isSettled = and(eq(users.id, uid), lte(users.asksForPasskeySince, settledAt));
  const left =
    (await tx.$count(passkeys, isOfAccount(passkeys))) +
    (await tx.$count(recoveryCodes, isOfAccount(recoveryCodes)));
  if (left === 0 || (await tx.$count(users, isSettled)) === 0) await removePasskeys(tx, uid);
}

/** Removes passkeys and recovery codes, for which nothing asks from then on. */
export async function removePasskeys(tx: Database, uid: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.uid, uid));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx.update(users).set({ asksForPasskeySince: null }).where(eq(users.id, uid));
}

/** Sets the password, also of an account that had none. */
export async function savePassword(
  tx: Database,
  uid: string,
  password: string,
  now: EpochMs,
): Promise<void> {
  const at = new Date(now);
  const owner = { providerId: PASSWORD_PROVIDER, accountId: uid, userId: uid };
  await tx
    .insert(accounts)
    .values({ id: randomUUID(), ...owner, password, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password, updatedAt: at },
    });
}

/**
 * Gives an account a profile, unless it has that already; it begins with the name that the account came
 * with, if any.
 */
export async function addProfile(
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
