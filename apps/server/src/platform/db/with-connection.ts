import { DrizzleQueryError } from "drizzle-orm";
import type pg from "pg";
import { isConnectionFailure } from "./unavailable.ts";

/**
 * Lends one connection of `pool` to `work` and takes it back whatever happens. A connection that is
 * broken, or left in a transaction, is closed instead of being lent again.
 *
 * @throws DrizzleQueryError when there is no connection to be had
 */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: Error) => {
    throw new DrizzleQueryError("connect", [], error);
  });
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isConnectionFailure(error) || client.getTransactionStatus() !== "I";
    throw error;
  } finally {
    client.release(isBroken);
  }
}
