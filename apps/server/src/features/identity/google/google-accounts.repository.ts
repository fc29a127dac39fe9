/** The account of a user of the provider, found by issuer and subject; an e-mail address only links. */
import { randomUUID } from "node:crypto";
import type { GoogleError } from "@codetale/contract/identity/google";
import type { EpochMs } from "@codetale/domain/time";
import { and, eq } from "drizzle-orm";
import type { OpenIdClaims } from "#core/ports/openid";
import type { Database } from "#platform/db/database";
import { accounts, users } from "#platform/db/schema/identity";
import { addUser } from "../accounts.repository.ts";
import type { Evidence } from "../proof/proof.repository.ts";

/** A provider's claims once they are checked. */
export interface GoogleClaims extends Pick<
  OpenIdClaims,
  "issuer" | "subject" | "name" | "authenticatedAt"
> {
  /** Null unless the provider vouches for it. */
  verifiedEmail: string | null;
}

type AdmissionRefusal = Extract<
  GoogleError,
  "unverified-email" | "account-exists-unverified" | "account-not-linked" | "user-disabled"
>;

/** With what was changed so that the account has this way in. */
type Admission = { uid: string; change: "made" | "linked" | null } | AdmissionRefusal;

export function createGoogleAccountRepository(db: Database) {
  return {
    /**
     * Finds the account of a claimant, links the one with their verified address, or creates one;
     * of concurrent calls for one claimant, one account comes.
     */
    async admit(claimant: GoogleClaims, now: EpochMs): Promise<Admission> {
      for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
        const admission = await tryToAdmit(db, claimant, now);
        if (admission !== null) return admission;
      }
      throw new Error("An account was neither found nor created.");
    },

    /** The identity is linked to the account; notes its use. */
    linkEvidence:
      ({ issuer, subject, verifiedEmail }: GoogleClaims, now: EpochMs): Evidence =>
      async (tx, { uid }) => {
        const isIdentity = and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject));
        const used = await tx
          .update(accounts)
          .set({ lastUsedAt: now, providerEmail: verifiedEmail })
          .where(and(eq(accounts.userId, uid), isIdentity))
          .returning({ id: accounts.id });
        return used.length > 0;
      },
  };
}

/** A sign-in that came in between has made the account by the next attempt. */
const MOST_ATTEMPTS = 5;

/** @returns null when another sign-in came in between; nothing was changed then */
async function tryToAdmit(
  db: Database,
  claimant: GoogleClaims,
  now: EpochMs,
): Promise<Admission | null> {
  return db
    .transaction(async (tx) => {
      const known = await findLinked(tx, claimant);
      if (known)
        return known.isDisabled ? ("user-disabled" as const) : { uid: known.uid, change: null };
      if (claimant.verifiedEmail === null) return "unverified-email" as const;
      const holder = await findHolder(tx, claimant.verifiedEmail);
      const refusal = holder && (await refuseLink(tx, holder, claimant));
      if (refusal) return refusal;
      const { verifiedEmail: email, name } = claimant;
      const uid = holder?.uid ?? (await addUser(tx, { email, name }, now));
      if (uid === null) throw new ConcurrentSignIn();
      await link(tx, uid, claimant, now);
      return { uid, change: holder ? ("linked" as const) : ("made" as const) };
    })
    .catch((error: unknown) => {
      if (error instanceof ConcurrentSignIn) return null;
      throw error;
    });
}

/** Undoes the transaction it is thrown in. */
class ConcurrentSignIn extends Error {}

async function findLinked(tx: Database, { issuer, subject }: GoogleClaims) {
  const [found] = await tx
    .select({ uid: users.id, isDisabled: users.isDisabled })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)));
  return found;
}

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** Locks the row: of several that link one account, each waits for the one before. */
async function findHolder(tx: Database, email: string) {
  const [found] = await tx
    .select({ uid: users.id, emailVerified: users.emailVerified, isDisabled: users.isDisabled })
    .from(users)
    .where(eq(users.email, email))
    .for("update");
  return found;
}

async function refuseLink(
  tx: Database,
  { uid, emailVerified, isDisabled }: Holder,
  { issuer, subject }: GoogleClaims,
): Promise<AdmissionRefusal | null> {
  if (isDisabled) return "user-disabled";
  // Its owner never proved that the address is theirs.
  if (!emailVerified) return "account-exists-unverified";
  const [linked] = await tx
    .select({ subject: accounts.accountId })
    .from(accounts)
    .where(and(eq(accounts.userId, uid), eq(accounts.providerId, issuer)));
  if (!linked) return null;
  if (linked.subject === subject) throw new ConcurrentSignIn();
  // The provider gave the address to another user since.
  return "account-not-linked";
}

/** Keeps nothing of the provider's tokens, which were needed to identify the user alone. */
async function link(
  tx: Database,
  uid: string,
  { issuer, subject, verifiedEmail }: GoogleClaims,
  now: EpochMs,
): Promise<void> {
  const at = new Date(now);
  const linked = await tx
    .insert(accounts)
    .values({
      id: randomUUID(),
      accountId: subject,
      providerId: issuer,
      userId: uid,
      providerEmail: verifiedEmail,
      lastUsedAt: now,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] })
    .returning({ id: accounts.id });
  if (linked.length === 0) throw new ConcurrentSignIn();
}
