/** The product's chat alone in a process of its own: `chat-server.ts <database url>`. */
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { Authenticate } from "../../apps/server/src/core/access/authentication.ts";
import { registerChatSocket } from "../../apps/server/src/features/chat/chat.socket.ts";
import { createChat } from "../../apps/server/src/features/chat/create-chat.ts";
import { openPostgres } from "../../apps/server/src/platform/db/database.ts";
import { createHttpApp } from "../../apps/server/src/platform/http/create-http-app.ts";
import { addAuthentication } from "../../apps/server/src/platform/http/guards/authentication.ts";
import { createOwnSite } from "../../apps/server/src/platform/http/guards/own-site.ts";
import { createConnectionPlacesRepository } from "../../apps/server/src/platform/realtime/connection-places.repository.ts";
import { createRealtime } from "../../apps/server/src/platform/realtime/create-realtime.ts";
import { postgresBus } from "../../apps/server/src/platform/realtime/postgres-bus.ts";

const [databaseUrl = ""] = process.argv.slice(2);
const clock = { now: () => Date.now() };
const database = await openPostgres(databaseUrl);

/** The account that the cookie `uid=…` names. */
const authenticate: Authenticate = async ({ cookie = "" }) => ({
  uid: cookie.replace("uid=", ""),
  person: "user",
  sessionId: cookie,
  sessionExpiresAt: clock.now() + 3_600_000,
});

const app = createHttpApp({ clock });
addAuthentication(app, authenticate);
const { log: logger, server } = app;
const site = createOwnSite({ publicUrl: null, isProduction: false });
const { io, live } = createRealtime({
  server,
  authenticate,
  site,
  clock,
  logger,
  shared: {
    openBus: postgresBus(databaseUrl),
    places: createConnectionPlacesRepository(database.db, randomUUID()),
  },
});
const unused = () => Promise.reject(new Error("not part of this benchmark"));
const chat = createChat({
  db: database.db,
  clock,
  live,
  images: { receive: unused, clean: unused },
  files: { put: unused, find: unused, delete: unused },
  fileRemoval: { add: unused, wake: () => {} },
  findSchedule: unused,
  findScheduleFacts: unused,
  findScheduleTitles: unused,
  noteArrival: unused,
  allowance: { spend: async () => {} },
});
registerChatSocket(io, { chat, clock, logger });
await app.listen({ host: "127.0.0.1", port: 0 });
// Never outlives the benchmark that started it.
process.on("disconnect", () => process.exit());
process.send?.((app.server.address() as AddressInfo).port);
