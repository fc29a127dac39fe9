/** Server processes on one database and one folder of files. */
import { AppServer } from "../../e2e/support/app-server.ts";
import { bundleServer } from "../../e2e/support/bundle-server.ts";
import { makeDataOn } from "../../e2e/support/server-data.ts";

export interface Cluster {
  servers: AppServer[];
  stop(): Promise<void>;
}

export async function startCluster(
  size: number,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<Cluster> {
  await bundleServer();
  const own = await makeDataOn(databaseUrl);
  // It outlives each of them.
  const data = { ...own, remove: async () => {} };
  const settings = {
    DATABASE_URL: databaseUrl,
    SAMPLE_DATA: "on",
    SECRET: "the one secret of all servers of the test",
    TRIAL: "on",
    // What a test breaks is logged; it is shown where the test fails to start.
    LOG_LEVEL: "silent",
    ...env,
  };
  // The first makes the tables and the sample data.
  const first = await AppServer.start(settings, { data });
  const others = await Promise.all(
    Array.from({ length: size - 1 }, () => AppServer.start(settings, { data })),
  );
  const servers = [first, ...others];
  return {
    servers,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await own.remove();
    },
  };
}
