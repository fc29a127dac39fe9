import { freePort } from "../../../scripts/lib/postgres.mjs";
import { startProgram, type Program } from "./program.ts";

/** Starts a Redis of its own, which keeps nothing on disk. */
export async function startRedis(): Promise<Program & { url: string }> {
  const port = await freePort();
  const args = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--loglevel",
    "warning",
  ];
  const program = await startProgram(process.env["REDIS_SERVER"] ?? "redis-server", args, port);
  return { ...program, url: `redis://127.0.0.1:${port}` };
}
