/** The limit: a bare route that assigns a schedule by one conditional update, and no session is read. */
import Fastify from "fastify";
import pg from "pg";

/** As many connections as the product has. */
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const app = Fastify();
app.post<{ Body: { scheduleId: string; userId: string } }>("/bare", async ({ body }) => {
  const { rowCount } = await pool.query({
    name: "assign",
    text: "update schedules set coder_id = $2 where id = $1 and coder_id is null",
    values: [body.scheduleId, body.userId],
  });
  if (rowCount !== 1) throw new Error("taken");
  return { success: true };
});
process.send?.({ address: await app.listen({ host: "127.0.0.1", port: 0 }) });
