import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
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
    async disable(email: string): Promise<void> {
      await db
        .update(users)
        .set({ isDisabled: true, updatedAt: sql`now()` })
        .where(eq(users.email, email));
    },

    /** Ends the sessions that the account had before, which would become valid again. */
    enable: (email: string): Promise<void> =>
      db.transaction(async (tx) => {
        const [enabled] = await tx
          .update(users)
          .set({ isDisabled: false, updatedAt: sql`now()` })
          .where(eq(users.email, email))
          .returning({ uid: users.id });
        if (enabled) await tx.delete(sessions).where(eq(sessions.userId, enabled.uid));
      }),
  };
}
