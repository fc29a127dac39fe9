/** What all servers of one run stand on: a program that starts fast, and the sample data. */
import { AppServer } from "./app-server.ts";
import { bundleServer } from "./bundle-server.ts";
import { copyFromNowOn } from "./server-data.ts";

/** @returns what is to be called after the last test */
export default async function prepareServers(): Promise<() => Promise<void>> {
  await bundleServer();
  // The first start of the product: it makes the database and the sample data.
  const server = await AppServer.start();
  await server.close();
  copyFromNowOn(server.data);
  return () => server.stop();
}
