/** What all servers of one run stand on: a program that starts fast, and a folder of sample data. */
import { rm } from "node:fs/promises";
import { AppServer } from "./app-server.ts";
import { bundleServer } from "./bundle-server.ts";

/** @returns what is to be called after the last test */
export default async function prepareServers(): Promise<() => Promise<void>> {
  await bundleServer();
  // The first start of the product: it makes the database and the sample data.
  const server = await AppServer.start();
  await server.close();
  process.env["E2E_SAMPLE_DATA_DIR"] = server.dataDir;
  return () => rm(server.dataDir, { recursive: true, force: true });
}
