/** Tables of the live connection: who is connected to which process, and large events on their way. */
import {
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { ownerColumn } from "./identity.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/**
 * Events that are larger than a notification may be, for the seconds until every process has read
 * them. Columns and types are those that `@socket.io/postgres-adapter` writes and reads.
 */
export const liveAttachments = pgTable("live_attachments", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).defaultNow(),
  payload: bytes("payload"),
});

/** The server processes on this database; one that has not been seen for a while is gone. */
export const serverProcesses = pgTable("server_processes", {
  id: uuid("id").primaryKey(),
  /** By the database's clock, since those of machines differ. */
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
});

/** Live connections of accounts; each takes one of the places that an account has. */
export const liveConnections = pgTable(
  "live_connections",
  {
    uid: ownerColumn("uid"),
    /** From 1 on. */
    place: integer("place").notNull(),
    processId: uuid("process_id")
      .notNull()
      .references(() => serverProcesses.id, { onDelete: "cascade" }),
    connectionId: text("connection_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.uid, t.place] }),
    index("live_connections_process").on(t.processId, t.connectionId),
  ],
);
