/** Server processes and their live connections, in the database that the processes share. */
import { randomInt } from "node:crypto";
import { and, eq, gt, inArray, lte, notExists, sql } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { isMissingReference } from "#platform/db/database-errors";
import { liveConnections, serverProcesses } from "#platform/db/schema/live";

export type ConnectionPlacesRepository = ReturnType<typeof createConnectionPlacesRepository>;

/** A process that was last seen then or earlier is gone, and its connections hold no places. */
const goneSince = sql`now() - interval '15 seconds'`;

export function createConnectionPlacesRepository(db: Database, processId: string) {
  /** Says that this process is there. */
  async function seen(): Promise<void> {
    const row = { seenAt: sql`now()` };
    await db
      .insert(serverProcesses)
      .values({ id: processId, ...row })
      .onConflictDoUpdate({ target: serverProcesses.id, set: row });
  }

  async function freePlaces(uid: string, most: number): Promise<number[]> {
    const rows = await db
      .select({ place: liveConnections.place })
      .from(liveConnections)
      .innerJoin(serverProcesses, eq(serverProcesses.id, liveConnections.processId))
      .where(and(eq(liveConnections.uid, uid), gt(serverProcesses.seenAt, goneSince)));
    const taken = new Set(rows.map(({ place }) => place));
    return Array.from({ length: most }, (_, index) => index + 1).filter((n) => !taken.has(n));
  }

  /** @returns whether it was still free */
  async function takePlace(uid: string, place: number, connectionId: string): Promise<boolean> {
    const own = { processId, connectionId };
    const holder = db
      .select({ one: sql`1` })
      .from(serverProcesses)
      .where(
        and(
          eq(serverProcesses.id, liveConnections.processId),
          gt(serverProcesses.seenAt, goneSince),
        ),
      );
    const taken = await db
      .insert(liveConnections)
      .values({ uid, place, ...own })
      .onConflictDoUpdate({
        target: [liveConnections.uid, liveConnections.place],
        set: own,
        setWhere: notExists(holder),
      })
      .returning({ place: liveConnections.place });
    return taken.length > 0;
  }

  /** Two that take the same place at once: the primary key lets one have it, the other looks again. */
  async function take(uid: string, connectionId: string, most: number): Promise<boolean> {
    const free = await freePlaces(uid, most);
    if (free.length === 0) return false;
    const place = free[randomInt(free.length)] as number;
    return (await takePlace(uid, place, connectionId)) || take(uid, connectionId, most);
  }

  return {
    seen,

    /** @returns whether the account had a place left, of `most` */
    async take(uid: string, connectionId: string, most: number): Promise<boolean> {
      try {
        return await take(uid, connectionId, most);
      } catch (error) {
        if (!isMissingReference(error)) throw error;
        // This process was silent for so long that another has removed it.
        await seen();
        return take(uid, connectionId, most);
      }
    },

    async giveBack(connectionIds: readonly string[]): Promise<void> {
      const isOwn = eq(liveConnections.processId, processId);
      await db
        .delete(liveConnections)
        .where(and(isOwn, inArray(liveConnections.connectionId, connectionIds)));
    },

    /** Removes processes that are gone, and the places of their connections. @returns how many */
    async removeGone(): Promise<number> {
      const gone = await db
        .delete(serverProcesses)
        .where(lte(serverProcesses.seenAt, goneSince))
        .returning({ id: serverProcesses.id });
      return gone.length;
    },

    /** Removes this process and the places of its connections. */
    async leave(): Promise<void> {
      await db.delete(serverProcesses).where(eq(serverProcesses.id, processId));
    },
  };
}
