/** Reads what is kept of one account, by identity and by every other feature, without secrets. */
import type { EpochMs } from "@codetale/domain/time";
import { asc, eq } from "drizzle-orm";
import type { AccountRef, ExportOf } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import {
  accounts,
  addressUndos,
  knownDevices,
  photos,
  profiles,
  sessions,
  users,
} from "#platform/db/schema/identity";
import { invitationsOf } from "../coder-access/invitations.repository.ts";
import { securityEventsOf } from "../security-log/security-log.repository.ts";
import { PASSWORD_PROVIDER } from "../accounts.repository.ts";
import { passkeysOf } from "../passkeys/passkeys.repository.ts";
import { recoveryCodesOf } from "../recovery-codes/recovery-codes.repository.ts";

/** @param exports of the other features, in the order of the downloaded file */
export function createMyDataRepository(db: Database, exports: readonly ExportOf[]) {
  return {
    async gather(uid: string) {
      const [account] = await db
        .select({
          uid: users.id,
          email: users.email,
          emailVerified: users.emailVerified,
          name: users.name,
          isDisabled: users.isDisabled,
          disabledReason: users.disabledReason,
          isOperator: users.isOperator,
          secondStepAt: users.asksForPasskeySince,
          createdAt: users.createdAt,
          changedAt: users.updatedAt,
        })
        .from(users)
        .where(eq(users.id, uid));
      const uploaded = await db.select().from(photos).where(eq(photos.ownerId, uid));
      return {
        account: dated(account ?? {}),
        signInMethods: await signInMethodsOf(db, uid),
        passkeys: (await passkeysOf(db, uid)).map(dated),
        recoveryCodes: (await recoveryCodesOf(db, uid)).map(dated),
        profiles: (await db.select().from(profiles).where(eq(profiles.uid, uid))).map(dated),
        photos: uploaded.map(({ id, createdAt }) => ({ id, uploadedAt: inWords(createdAt) })),
        sessions: await db
          .select({
            person: sessions.person,
            since: sessions.createdAt,
            until: sessions.expiresAt,
            address: sessions.ipAddress,
            userAgent: sessions.userAgent,
          })
          .from(sessions)
          .where(eq(sessions.userId, uid))
          .orderBy(asc(sessions.createdAt)),
        devices: (await devicesOf(db, uid)).map(dated),
        replacedAddresses: (await replacedAddressesOf(db, uid)).map(dated),
        invitations: (await invitationsOf(db, uid)).map(dated),
        securityEvents: (await securityEventsOf(db, uid)).map(({ at, ...event }) => ({
          at: inWords(at),
          ...event,
        })),
        /** What the other features keep: lists under their names in the file. */
        ofFeatures: await exported(db, exports, { uid, email: account?.email ?? "" }),
      };
    },
  };
}

async function exported(db: Database, exports: readonly ExportOf[], account: AccountRef) {
  const lists: Record<string, object[]> = {};
  for (const exportOf of exports) {
    for (const [name, rows] of Object.entries(await exportOf(db, account))) {
      lists[name] = rows.map(dated);
    }
  }
  return lists;
}

/** Without what they are known by. */
function devicesOf(db: Database, uid: string) {
  const { firstSeenAt, lastSeenAt } = knownDevices;
  return db.select({ firstSeenAt, lastSeenAt }).from(knownDevices).where(eq(knownDevices.uid, uid));
}

/** Those that can still be put back. */
function replacedAddressesOf(db: Database, uid: string) {
  return db
    .select({
      email: addressUndos.email,
      replacedAt: addressUndos.createdAt,
      expiresAt: addressUndos.expiresAt,
    })
    .from(addressUndos)
    .where(eq(addressUndos.uid, uid));
}

async function signInMethodsOf(db: Database, uid: string) {
  const rows = await db
    .select({
      method: accounts.providerId,
      subject: accounts.accountId,
      email: accounts.providerEmail,
      since: accounts.createdAt,
    })
    .from(accounts)
    .where(eq(accounts.userId, uid));
  return rows.map((row) =>
    row.method === PASSWORD_PROVIDER ? { method: "password", since: row.since } : row,
  );
}

/** Instants as people write them; `…At` is epoch milliseconds in the tables. */
function dated(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      name.endsWith("At") && typeof value === "number" ? inWords(value) : value,
    ]),
  );
}

function inWords(instant: EpochMs): string {
  return new Date(instant).toISOString();
}
