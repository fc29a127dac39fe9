/** The limit: a bare route that answers the same prepared query's rows, and no session is read. */
import Fastify from "fastify";
import { openPostgres } from "../../apps/server/src/platform/db/database.ts";
import { createListingRepository } from "../../apps/server/src/features/schedules/listing/listing.repository.ts";

const database = await openPostgres(process.env["DATABASE_URL"] ?? "");
const schedules = createListingRepository(database.db);

const app = Fastify();
app.post<{ Body: { userId: string } }>("/bare", async ({ body }) => ({
  userSchedule: await schedules.listOwn("user", body.userId, false, Date.now()),
}));
process.send?.({ address: await app.listen({ host: "127.0.0.1", port: 0 }) });
