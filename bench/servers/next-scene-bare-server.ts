/** The limit: a bare route that sends one of the same files, whatever is asked for. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";

const dir = join(process.env["DATA_DIR"] ?? "", "files");
const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".mp3"));

const app = Fastify();
let next = 0;
app.post("/next_scene/", async (_request, reply) => {
  next = (next + 1) % files.length;
  reply.type("audio/mpeg");
  return readFile(join(dir, files[next] ?? ""));
});
process.send?.({ address: await app.listen({ host: "127.0.0.1", port: 0 }) });
