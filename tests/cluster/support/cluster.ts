/** Server processes on one database and one folder of files. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppServer } from "../../e2e/support/app-server.ts";
import { bundleServer } from "../../e2e/support/bundle-server.ts";

export interface Cluster {
  servers: AppServer[];
  stop(): Promise<void>;
}

export async function startCluster(size: number, env: Record<string, string>): Promise<Cluster> {
  await bundleServer();
  const dataDir = await mkdtemp(join(tmpdir(), "codetale-cluster-"));
  const settings = {
    DATA_DIR: dataDir,
    SECRET: "the one secret of all servers of the test",
    SAMPLE_DATA: "on",
    TRIAL: "on",
    // What a test breaks is logged; it is shown where the test fails to start.
    LOG_LEVEL: "silent",
    ...env,
  };
  // The first makes the tables and the sample data.
  const first = await AppServer.start(settings);
  const others = await Promise.all(
    Array.from({ length: size - 1 }, () => AppServer.start(settings)),
  );
  const servers = [first, ...others];
  return {
    servers,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
