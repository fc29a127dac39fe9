/**
 * Processes on one PostgreSQL whose sessions are signed with different secrets would end each
 * other's: a process finds out before it listens. The present ones hold a shared advisory lock
 * with a number made of their secret, which the database releases when they end in any way.
 */
import { createHmac } from "node:crypto";
import { StartError } from "#core/errors/start-error";
import { connectClient } from "./connect-client.ts";

class OtherSecretError extends StartError {
  constructor() {
    super(
      "Another process on this database has another SECRET, so that each would sign out the users of the other. " +
        "Set one SECRET for all of them; to change it, stop them all first.",
    );
  }
}

/** First key of the locks; arbitrary, and used for nothing else in this database. */
const SECRET_LOCKS = 7_305_412;

/**
 * @returns releases the lock, as the end of the process does
 * @throws OtherSecretError while a process with another secret is connected to the database;
 *   UnreachableDatabaseError
 */
export async function holdCommonSecret(
  databaseUrl: string,
  secret: string,
): Promise<() => Promise<void>> {
  // A lost connection costs the warning of later processes alone.
  const client = await connectClient(databaseUrl, () => {});
  try {
    const number = numberOf(secret);
    // Taken before the others are looked for: of two that start at once, one sees the other.
    await client.query("select pg_advisory_lock_shared($1, $2)", [SECRET_LOCKS, number]);
    const others = await client.query(othersQuery, [SECRET_LOCKS, number]);
    if (others.rows.length > 0) throw new OtherSecretError();
  } catch (error) {
    await client.end();
    throw error;
  }
  return () => client.end();
}

/** `objsubid` 2 marks a lock with two keys. */
const othersQuery = `
  select 1 from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2
    and classid::bigint = $1 and objid::bigint <> $2
    and database = (select oid from pg_database where datname = current_database())
  limit 1`;

/** @returns 31 bits, from which nothing follows about the secret */
function numberOf(secret: string): number {
  const digest = createHmac("sha256", secret).update("codetale: common secret").digest();
  return digest.readUInt32BE() >>> 1;
}
