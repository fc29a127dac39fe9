import { DrizzleQueryError } from "drizzle-orm";
import type pg from "pg";
import { isConnectionFailure } from "./unavailable.ts";

/**
 * Passes one connection of `pool` to `work` and releases it in any case. A connection that is
 * broken, or still in a transaction, is closed instead of being reused.
 *
 * @throws DrizzleQueryError when no connection can be obtained
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
