import type { EpochMs } from "@codetale/domain/time";
import {
  MOST_PASSKEYS,
  refusePasskeyRemoval,
  refuseReliance,
  type RelianceRefusal,
  type RemovalRefusal,
  type SignInMeans,
} from "@codetale/domain/identity/second-step";
import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { PasskeyFacts } from "#core/ports/web-authn";
import type { Database } from "#platform/db/database";
import {
  accounts,
  passkeys,
  recoveryCodes,
  secondSteps,
  users,
} from "#platform/db/schema/identity";
import { PASSWORD_PROVIDER } from "../accounts.repository.ts";
import {
  endProofsOf,
  isProven,
  type Evidence,
  type ProvingSession,
} from "../proof/proof.repository.ts";

export interface NewPasskey extends PasskeyFacts {
  id: string;
  uid: string;
  name: string;
  createdAt: EpochMs;
}

export type StoredPasskey = typeof passkeys.$inferSelect;

export function createPasskeyRepository(db: Database) {
  return {
    /** Those of an account, earliest first. */
    list: (uid: string): Promise<StoredPasskey[]> =>
      db
        .select()
        .from(passkeys)
        .where(eq(passkeys.uid, uid))
        .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),

    /** @returns null when no account has it */
    async findByCredential(credentialId: string): Promise<StoredPasskey | null> {
      const [found] = await db
        .select()
        .from(passkeys)
        .where(eq(passkeys.credentialId, credentialId));
      return found ?? null;
    },

    /** What the account can sign in with. */
    findMeans: (uid: string): Promise<SignInMeans> => findMeans(db, uid),

    /** One at a time of an account, so that none is added beyond the most. */
    add(
      session: ProvingSession,
      passkey: NewPasskey,
    ): Promise<"added" | "proof/required" | "passkey/most" | "passkey/known"> {
      return db.transaction(async (tx) => {
        if (!(await isProven(tx, session, passkey.createdAt))) return "proof/required";
        const means = await findMeans(tx, passkey.uid);
        if (means.passkeys >= MOST_PASSKEYS) return "passkey/most";
        const added = await tx
          .insert(passkeys)
          .values(passkey)
          .onConflictDoNothing({ target: passkeys.credentialId })
          .returning({ id: passkeys.id });
        return added.length > 0 ? "added" : "passkey/known";
      });
    },

    /** @returns whether the account has it */
    async rename(uid: string, id: string, name: string): Promise<boolean> {
      const renamed = await db
        .update(passkeys)
        .set({ name })
        .where(and(eq(passkeys.id, id), eq(passkeys.uid, uid)))
        .returning({ id: passkeys.id });
      return renamed.length > 0;
    },

    remove(
      session: ProvingSession,
      id: string,
      now: EpochMs,
    ): Promise<"removed" | "proof/required" | "passkey/unknown" | RemovalRefusal> {
      return db.transaction(async (tx) => {
        const { uid } = session;
        if (!(await isProven(tx, session, now))) return "proof/required";
        const isOwn = and(eq(passkeys.id, id), eq(passkeys.uid, uid));
        if ((await tx.$count(passkeys, isOwn)) === 0) return "passkey/unknown";
        const refusal = refusePasskeyRemoval(await findMeans(tx, uid));
        if (refusal !== null) return refusal;
        await tx.delete(passkeys).where(isOwn);
        await endProofsOf(tx, uid);
        return "removed";
      });
    },

    /** The passkey was right, and has not been removed since. */
    passkeyEvidence:
      (id: string): Evidence =>
      async (tx, { uid }) =>
        (await tx.$count(passkeys, and(eq(passkeys.id, id), eq(passkeys.uid, uid)))) > 0,

    /**
     * Notes a use, unless another with this count or a higher one was noted since the passkey was
     * read: of a passkey and its copy, used at once, one is refused.
     *
     * @returns whether it was noted
     */
    async noteUse(
      id: string,
      { counter, isBackedUp }: Pick<PasskeyFacts, "counter" | "isBackedUp">,
      now: EpochMs,
    ): Promise<boolean> {
      const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
      const noted = await db
        .update(passkeys)
        .set({ counter, isBackedUp, lastUsedAt: now })
        .where(and(eq(passkeys.id, id), isNext))
        .returning({ id: passkeys.id });
      return noted.length > 0;
    },

    /** @returns why not, or null where it is changed */
    changeSecondStep(
      session: ProvingSession,
      asksForPasskey: boolean,
      now: EpochMs,
    ): Promise<RelianceRefusal | "proof/required" | null> {
      return db.transaction(async (tx) => {
        const { uid } = session;
        if (!(await isProven(tx, session, now))) return "proof/required";
        const refusal = asksForPasskey ? refuseReliance(await findMeans(tx, uid)) : null;
        if (refusal !== null) return refusal;
        await tx
          .update(users)
          .set({
            asksForPasskeySince: asksForPasskey
              ? sql`coalesce(${users.asksForPasskeySince}, ${now}::bigint)`
              : null,
            updatedAt: new Date(now),
          })
          .where(eq(users.id, uid));
        return null;
      });
    },

    /**
     * The password asks for nothing any more.
     *
     * @returns why not, or null where it is removed, or was before
     */
    removePassword(
      session: ProvingSession,
      now: EpochMs,
    ): Promise<RelianceRefusal | "proof/required" | null> {
      return db.transaction(async (tx) => {
        const { uid } = session;
        if (!(await isProven(tx, session, now))) return "proof/required";
        const refusal = refuseReliance(await findMeans(tx, uid));
        if (refusal !== null) return refusal;
        await tx
          .delete(accounts)
          .where(and(eq(accounts.userId, uid), eq(accounts.providerId, PASSWORD_PROVIDER)));
        await tx.delete(secondSteps).where(eq(secondSteps.uid, uid));
        await endProofsOf(tx, uid);
        return null;
      });
    },
  };
}

async function findMeans(db: Database, uid: string): Promise<SignInMeans> {
  const [user] = await db
    .select({ since: users.asksForPasskeySince })
    .from(users)
    .where(eq(users.id, uid));
  const ways = await db
    .select({ provider: accounts.providerId })
    .from(accounts)
    .where(eq(accounts.userId, uid));
  return {
    asksForPasskey: (user?.since ?? null) !== null,
    hasPassword: ways.some(({ provider }) => provider === PASSWORD_PROVIDER),
    hasLink: ways.some(({ provider }) => provider !== PASSWORD_PROVIDER),
    passkeys: await db.$count(passkeys, eq(passkeys.uid, uid)),
    recoveryCodes: await db.$count(recoveryCodes, eq(recoveryCodes.uid, uid)),
  };
}

/** For the account's own download: names and dates, without keys. */
export function passkeysOf(db: Database, uid: string) {
  return db
    .select({
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
      isBackedUp: passkeys.isBackedUp,
    })
    .from(passkeys)
    .where(eq(passkeys.uid, uid))
    .orderBy(asc(passkeys.createdAt));
}
