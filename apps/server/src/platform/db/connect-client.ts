/** A connection to PostgreSQL outside of the pool: for migrations, and locks that a process holds. */
import { SECOND_MS } from "@codetale/domain/time";
import pg from "pg";
import { rootCauseOf } from "#core/errors/root-cause";
import { StartError } from "#core/errors/start-error";

const CONNECTED_WITHIN_MS = 30 * SECOND_MS;

class UnreachableDatabaseError extends StartError {
  constructor(cause: unknown) {
    super(
      `The database of DATABASE_URL cannot be used: ${rootCauseOf(cause)}. ` +
        "Start it, or correct DATABASE_URL, and start again.",
      { cause },
    );
  }
}

/**
 * @param onLost called when the connection breaks later
 * @throws UnreachableDatabaseError when there is no such database, it refuses, or does not answer
 */
export async function connectClient(
  url: string,
  onLost: (error: Error) => void,
  withinMs = CONNECTED_WITHIN_MS,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: withinMs,
  });
  client.on("error", onLost);
  await client.connect().catch((error: unknown) => {
    throw new UnreachableDatabaseError(error);
  });
  return client;
}
