/** The limit: a bare route that reads an account by one prepared query and checks its password. */
import { availableParallelism } from "node:os";
import Fastify from "fastify";
import pg from "pg";
import { createPasswords } from "../../apps/server/src/platform/auth/passwords.ts";

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const passwords = createPasswords({ atOnce: availableParallelism() });

const app = Fastify();
app.post<{ Body: { email: string; password: string } }>("/bare", async ({ body }) => {
  const { rows } = await pool.query<{ password: string }>({
    name: "password",
    text: "select password from users join accounts on user_id = users.id where email = $1",
    values: [body.email],
  });
  const isRight = await passwords.verify(body.password, rows[0]?.password ?? null);
  if (!isRight) throw new Error("wrong");
  return { success: true };
});
process.send?.({ address: await app.listen({ host: "127.0.0.1", port: 0 }) });
