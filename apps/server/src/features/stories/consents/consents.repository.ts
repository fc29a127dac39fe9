/** Which outside services an account has agreed to, by name. */
import type { ProviderUse } from "@codetale/contract/stories/providers";
import type { EpochMs } from "@codetale/domain/time";
import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { providerConsents, stories } from "#platform/db/schema/stories";

/** An outside service and what it is used for. */
export interface ProviderRef {
  use: ProviderUse;
  name: string;
}

export type ConsentRepository = ReturnType<typeof createConsentRepository>;

export function createConsentRepository(db: Database) {
  return {
    /** @returns null unless the account has agreed */
    async find(uid: string, provider: ProviderRef): Promise<EpochMs | null> {
      const [found] = await db
        .select({ agreedAt: providerConsents.agreedAt })
        .from(providerConsents)
        .where(isConsent(uid, provider));
      return found?.agreedAt ?? null;
    },

    /** Who agrees again keeps the first instant. */
    async agree(uid: string, { use, name }: ProviderRef, agreedAt: EpochMs): Promise<void> {
      await db.insert(providerConsents).values({ uid, use, name, agreedAt }).onConflictDoNothing();
    },

    async withdraw(uid: string, provider: ProviderRef): Promise<void> {
      await db.delete(providerConsents).where(isConsent(uid, provider));
    },
  };
}

function isConsent(uid: string, { use, name }: ProviderRef) {
  return and(
    eq(providerConsents.uid, uid),
    eq(providerConsents.use, use),
    eq(providerConsents.name, name),
  );
}

/**
 * Whether a story may be spoken: by a voice of this installation any may be, by an outside one the
 * samples, which no account owns, and those whose owner has agreed to it.
 *
 * @param voice the name of the outside service; null where there is none
 */
export function mayBeSpokenBy(voice: string | null): SQL<boolean> {
  if (voice === null) return sql<boolean>`true`;
  return sql<boolean>`(${stories.ownerId} is null or exists (
    select 1 from ${providerConsents} where ${providerConsents.uid} = ${stories.ownerId}
      and ${providerConsents.use} = 'voice' and ${providerConsents.name} = ${voice}
  ))`;
}

/** In the order in which they were given. */
export function consentsOf(db: Database, uid: string) {
  return db
    .select({
      use: providerConsents.use,
      name: providerConsents.name,
      agreedAt: providerConsents.agreedAt,
    })
    .from(providerConsents)
    .where(eq(providerConsents.uid, uid))
    .orderBy(asc(providerConsents.agreedAt), asc(providerConsents.use));
}
