/** Makes the program that `AppServer` starts. */
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild, { type Plugin } from "esbuild";
import { serverProgram } from "./app-server.ts";

/** From many source files, each server would take seconds longer to load. */
export async function bundleServer(): Promise<void> {
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
