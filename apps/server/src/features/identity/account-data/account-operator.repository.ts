import type { AccountRole } from "@codetale/contract/values";
import { and, asc, desc, eq, gt, ilike, ne, not, sql, type SQL } from "drizzle-orm";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import type { Database } from "#platform/db/database";
import { containing } from "#platform/db/like-pattern";
import { accounts, profiles, sessions, users } from "#platform/db/schema/identity";

export type AccountOperatorRepository = ReturnType<typeof createAccountOperatorRepository>;

export type AccountFacts = NonNullable<Awaited<ReturnType<AccountOperatorRepository["find"]>>>;

export function createAccountOperatorRepository(db: Database) {
  return {
    /** @returns null when no account has the address */
    async find(email: string) {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      if (!user) return null;
      const { id: uid, isDisabled } = user;
      const people = await db
        .select({ person: profiles.person })
        .from(profiles)
        .where(eq(profiles.uid, uid));
      const methods = await db
        .select({ provider: accounts.providerId })
        .from(accounts)
        .where(eq(accounts.userId, uid));
      const isOpen = and(eq(sessions.userId, uid), gt(sessions.expiresAt, sql`now()`));
      return {
        ...user,
        people: people.map(({ person }) => person).sort(),
        /** `credential` is a password, anything else an issuer. */
        signsInWith: methods.map(({ provider }) => provider).sort(),
        openSessions: isDisabled ? 0 : await db.$count(sessions, isOpen),
      };
    },

    /**
     * The account's sessions are refused from then on. They are kept until it is enabled, so that
     * their users are told the reason.
     */
    async disable(uid: string, reason: string): Promise<void> {
      await db
        .update(users)
        .set({ isDisabled: true, disabledReason: reason, updatedAt: sql`now()` })
        .where(eq(users.id, uid));
    },

    /** Ends the sessions that the account had before, which would become valid again. */
    enable: (uid: string): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ isDisabled: false, disabledReason: "", updatedAt: sql`now()` })
          .where(eq(users.id, uid));
        await tx.delete(sessions).where(eq(sessions.userId, uid));
      }),

    async endSessions(uid: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.userId, uid));
    },

    async isOperator(uid: string): Promise<boolean> {
      return (await db.$count(users, and(eq(users.id, uid), users.isOperator))) > 0;
    },

    /** An account that is no operator any more is signed out everywhere. */
    setOperator: (uid: string, isOperator: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.update(users).set({ isOperator }).where(eq(users.id, uid));
        if (!isOperator) await tx.delete(sessions).where(eq(sessions.userId, uid));
      }),

    /** By address; the newest where nothing is searched for. */
    list: (search: string, most: number) =>
      people(
        and(
          ne(users.id, DELETED_ACCOUNT.uid),
          search === "" ? undefined : ilike(users.email, containing(search)),
        ),
      )
        .orderBy(...(search === "" ? [desc(users.createdAt)] : []), asc(users.email))
        .limit(most),

    /** @returns null when there is no such account */
    async findByUid(uid: string) {
      const [found] = await people(eq(users.id, uid));
      return found ?? null;
    },
  };

  function people(where: SQL | undefined) {
    const isOwn = eq(sessions.userId, users.id);
    const isOpen = and(isOwn, gt(sessions.expiresAt, sql`now()`));
    const roles = db
      .select({
        all: sql`coalesce(array_agg(${profiles.person} order by ${profiles.person}), '{}')`,
      })
      .from(profiles)
      .where(eq(profiles.uid, users.id));
    return db
      .select({
        uid: users.id,
        email: users.email,
        isVerified: users.emailVerified,
        isDisabled: users.isDisabled,
        disabledReason: users.disabledReason,
        isOperator: users.isOperator,
        createdAt: users.createdAt,
        roles: sql<AccountRole[]>`(${roles})`,
        sessions: db.$count(sessions, and(isOpen, not(users.isDisabled))),
      })
      .from(users)
      .where(where)
      .$dynamic();
  }
}
