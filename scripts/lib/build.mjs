/** Builds each program of server and voice into one file, and the web app into a folder. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import esbuild from "esbuild";
import { sourceHash, stampBuild, unstampBuild } from "./build-stamp.mjs";
import { compressFilesIn } from "./compress.mjs";
import { run } from "./processes.mjs";
import { programOf, root } from "./project.mjs";

/** The programs of each app; the voice's processes run apart because they may crash, hang or need much memory. */
const programs = {
  server: ["main", "account-command"],
  voice: [
    "main",
    "pack/fetch-command",
    "speech/espeak-process",
    "speech/kokoro-process",
    "recognition/decoder-process",
    "recognition/recognizer-process",
  ],
};

/** @throws Error with a message when one fails; the details are printed before */
export async function build() {
  const hash = sourceHash();
  unstampBuild();
  const parts = await Promise.allSettled([bundle("server"), bundle("voice"), buildWeb()]);
  for (const part of parts) if (part.status === "rejected") throw part.reason;
  stampBuild(hash);
}

/** @param {keyof typeof programs} app */
async function bundle(app) {
  const folder = join(root, `apps/${app}/dist`);
  await rm(folder, { recursive: true, force: true });
  const result = await esbuild
    .build({
      entryPoints: programs[app].map((name) => join(root, `apps/${app}/src/${name}.ts`)),
      outdir: folder,
      outbase: join(root, `apps/${app}/src`),
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
  if (!result) throw new Error(`The ${app} could not be built.`);
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
 * Bundles our own packages, which are consumed as sources, and leaves libraries external; `#…` are
 * the server's import aliases.
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
