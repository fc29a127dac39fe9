import type { EpochMs } from "@codetale/domain/time";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { knownDevices } from "#platform/db/schema/identity";

export function createKnownDeviceRepository(db: Database) {
  return {
    /**
     * Notes that a browser signed in to the account; of one that was not known, forgets the account's
     * oldest beyond `most`.
     *
     * @param hashes of what its cookie holds, the first of which it is known by from now on
     * @returns whether it was known
     */
    note(
      uid: string,
      hashes: readonly [string, ...string[]],
      most: number,
      now: EpochMs,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
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
          .offset(most);
        await tx
          .delete(knownDevices)
          .where(and(eq(knownDevices.uid, uid), inArray(knownDevices.deviceHash, beyond)));
        return false;
      });
    },
  };
}
