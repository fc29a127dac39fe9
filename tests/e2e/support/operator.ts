/** Names operators as `npm run account` does, which on the embedded database needs the product stopped. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { AppServer } from "./app-server.ts";

const program = fileURLToPath(
  new URL("../../../apps/server/dist/account-command.js", import.meta.url),
);

export async function nameOperator(server: AppServer, email: string): Promise<void> {
  const { dir, databaseUrl } = server.data;
  await server.close();
  await promisify(execFile)(process.execPath, [program, "operator", email, "on"], {
    env: { ...process.env, DATA_DIR: dir, DATABASE_URL: databaseUrl },
  });
  await server.launch();
}
