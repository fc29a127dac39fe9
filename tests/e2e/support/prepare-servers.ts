/** What all servers of one run stand on: a program that starts fast, and a folder of sample data. */
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild, { type Plugin } from "esbuild";
import { AppServer, serverProgram } from "./app-server.ts";

/** @returns what is to be called after the last test */
export default async function prepareServers(): Promise<() => Promise<void>> {
  await bundleServer();
  // The first start of the product: it makes the database and the sample data.
  const server = await AppServer.start();
  await server.close();
  process.env["E2E_SAMPLE_DATA_DIR"] = server.dataDir;
  return () => rm(server.dataDir, { recursive: true, force: true });
}

/** From many source files, each server would take seconds longer to load. */
async function bundleServer(): Promise<void> {
  await rm(dirname(serverProgram), { recursive: true, force: true });
  await esbuild.build({
    entryPoints: [fileURLToPath(new URL("server-process.ts", import.meta.url))],
    outfile: serverProgram,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "error",
    plugins: [librariesStayOutside],
  });
}

const librariesStayOutside: Plugin = {
  name: "libraries-stay-outside",
  setup(context) {
    context.onResolve({ filter: /^[^./#]/ }, ({ kind, path }) =>
      kind === "entry-point" || path.startsWith("@codetale/") ? null : { external: true, path },
    );
  },
};
