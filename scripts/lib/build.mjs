/** Builds each program of the server into one file and the web app into a folder, side by side. */
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import esbuild from "esbuild";
import { sourceHash, stampBuild, unstampBuild } from "./build-stamp.mjs";
import { compressFilesIn } from "./compress.mjs";
import { run } from "./processes.mjs";
import { programOf, root, serverEntry } from "./project.mjs";

/** @throws Error in words when either fails; what is wrong has been shown by then */
export async function build() {
  const hash = sourceHash();
  unstampBuild();
  const [server, web] = await Promise.allSettled([buildServer(), buildWeb()]);
  for (const part of [server, web]) if (part.status === "rejected") throw part.reason;
  stampBuild(hash);
}

async function buildServer() {
  const folder = dirname(serverEntry);
  await rm(folder, { recursive: true, force: true });
  const result = await esbuild
    .build({
      entryPoints: ["main", "account-command"].map((name) =>
        join(root, `apps/server/src/${name}.ts`),
      ),
      outdir: folder,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      sourcemap: true,
      sourcesContent: false,
      logLevel: "error",
      plugins: [librariesStayOutside],
    })
    .catch(() => null);
  if (!result) throw new Error("The server could not be built.");
}

async function buildWeb() {
  const { code, output } = await run(
    process.execPath,
    [programOf("vite"), "build", "apps/web", "--logLevel", "warn"],
    { output: "kept", env: { NODE_ENV: "production" } },
  );
  if (output.trim()) console.error(output.trim());
  if (code !== 0) throw new Error("The web app could not be built.");
  await compressFilesIn(join(root, "apps/web/dist"));
}

/**
 * Our own packages are consumed as sources and go into the file; `#…` are the server's own names.
 *
 * @type {import("esbuild").Plugin}
 */
const librariesStayOutside = {
  name: "libraries-stay-outside",
  setup(context) {
    context.onResolve({ filter: /^[^./#]/ }, ({ kind, path }) =>
      kind === "entry-point" || path.startsWith("@codetale/") ? null : { external: true, path },
    );
  },
};
