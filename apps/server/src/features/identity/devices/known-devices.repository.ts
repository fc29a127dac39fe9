import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { knownDevices } from "#platform/db/schema/identity";

const MOST_DEVICES = 50;

/** Hashes of what a browser's cookie holds, the first of which it is known by from now on. */
export type DeviceHashes = readonly [string, ...string[]];

export function createKnownDeviceRepository(db: Database) {
  return {
    note: (uid: string, hashes: DeviceHashes, now: EpochMs) =>
      db.transaction((tx) => noteDevice(tx, uid, hashes, now)),
  };
}

/**
 * Notes that a browser signed in to the account; of one that was not known, forgets the account's
 * oldest beyond `MOST_DEVICES`.
 *
 * @returns whether it was known
 */
export async function noteDevice(
  tx: Database,
  uid: string,
  hashes: DeviceHashes,
  now: EpochMs,
): Promise<boolean> {
  const known = await tx
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(and(eq(knownDevices.uid, uid), inArray(knownDevices.deviceHash, [...hashes])))
    .returning({ deviceHash: knownDevices.deviceHash });
  if (known.length > 0) return true;
  const [deviceHash] = hashes;
  await tx
    .insert(knownDevices)
    .values({ uid, deviceHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoNothing();
  const beyond = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.uid, uid))
    .orderBy(desc(knownDevices.lastSeenAt))
    .offset(MOST_DEVICES);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.uid, uid), inArray(knownDevices.deviceHash, beyond)));
  return false;
}
