/**
 * PostgreSQL's notifications (LISTEN, NOTIFY) in the shape of the pool that
 * `@socket.io/postgres-adapter` expects. The adapter keeps one connection for ever, and after a loss
 * takes another without giving the lost one back, which would use up a real pool.
 */
import { SECOND_MS } from "@codetale/domain/time";
import pg from "pg";
import { createBatchQueue } from "#core/concurrency/batch-queue";

export interface NotificationsOptions {
  url: string;
  /** Called for each notification that the listening connection receives. */
  onNotification(payload: string): void;
  /** Called when notifications may have been missed, or could not be sent. */
  onBroken(error: Error): void;
}

interface Notification {
  channel: string;
  payload: string;
}

type ListeningClient = pg.Client & { release(): void };

/** An event is of no use long after; its clients read anew then. */
const WAIT_MS = 5 * SECOND_MS;
const MOST_AT_ONCE = 500;
const MOST_WAITING = 20_000;

/** Listened to by none. */
const LAST_CHANNEL = "codetale-last";

/** The adapter's statement, of which many become one here: one round trip and one commit. */
const NOTIFY = "SELECT pg_notify($1, $2)";
const NOTIFY_EACH = `
  select pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) with ordinality as n (channel, payload, place)
  order by place`;

export function openNotifications({ url, onNotification, onBroken }: NotificationsOptions) {
  // One connection, so that notifications arrive in the order in which they were sent.
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: WAIT_MS,
    statement_timeout: WAIT_MS,
    query_timeout: WAIT_MS,
    keepAlive: true,
  });
  // Without listeners, a connection that breaks would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", () => {});
  let listening: ListeningClient | null = null;
  let isClosed = false;

  const notifications = createBatchQueue<Notification, void>({
    lanes: 1,
    most: MOST_AT_ONCE,
    waiting: MOST_WAITING,
    roomOf: () => "",
    // Of equal notifications of one transaction, PostgreSQL delivers one.
    identityOf: ({ channel, payload }) => `${channel} ${payload}`,
    refuse: () => new Error("too many notifications wait"),
    async run(batch) {
      const channels = batch.map(({ channel }) => channel);
      const payloads = batch.map(({ payload }) => payload);
      await pool.query(NOTIFY_EACH, [channels, payloads]);
      return batch.map(() => undefined);
    },
  });

  /** @throws what the driver throws; `onBroken` was called with it */
  async function query(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    try {
      if (text !== NOTIFY) return await pool.query(text, values);
      const [channel, payload] = values as [string, string];
      await notifications.add({ channel, payload });
      return { rows: [] };
    } catch (error) {
      onBroken(error as Error);
      throw error;
    }
  }

  /** Opens the connection that listens; one that was opened before is closed. */
  async function connect(): Promise<ListeningClient> {
    // The adapter would ask again and again, and keep the process from ending.
    if (isClosed) return new Promise(() => {});
    const client = Object.assign(
      new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: WAIT_MS,
        query_timeout: WAIT_MS,
        keepAlive: true,
      }),
      { release: () => void client.end() },
    );
    client.on("error", onBroken);
    client.on("notification", ({ payload = "" }) => onNotification(payload));
    await client.connect();
    if (isClosed) {
      await client.end();
      return new Promise(() => {});
    }
    client.on("end", () => onBroken(new Error("the listening connection was lost")));
    closeListening();
    listening = client;
    return client;
  }

  return {
    /** For the adapter, which calls these two of a pool's functions. */
    pool: { query, connect } as unknown as pg.Pool,

    notify: (channel: string, payload: string) => query(NOTIFY, [channel, payload]),

    /** Gives up a connection that is silent, so that the adapter opens another. */
    reconnect(): void {
      listening?.connection.stream.destroy();
    },

    /** Sends what waits, and closes all connections. */
    async close(): Promise<void> {
      isClosed = true;
      closeListening();
      // Comes after all that waits; where the database is away, nothing can be sent.
      await notifications.add({ channel: LAST_CHANNEL, payload: "" }).catch(() => {});
      await pool.end();
    },
  };

  function closeListening(): void {
    listening?.removeAllListeners("end");
    listening?.end().catch(() => {});
    listening = null;
  }
}
