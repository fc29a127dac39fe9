/** Builds each program of server and voice into one file and the web app into a folder. */
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import esbuild from "esbuild";
import { sourceHash, stampBuild, unstampBuild } from "./build-stamp.mjs";
import { compressFilesIn } from "./compress.mjs";
import { run } from "./processes.mjs";
import { programOf, root, serverEntry, voiceEntry } from "./project.mjs";

/** @throws Error in words when either fails; what is wrong has been shown by then */
export async function build() {
  const hash = sourceHash();
  unstampBuild();
  const parts = await Promise.allSettled([buildServer(), buildVoice(), buildWeb()]);
  for (const part of parts) if (part.status === "rejected") throw part.reason;
  stampBuild(hash);
}

async function buildServer() {
  const programs = ["main", "account-command"];
  await bundle("server", programs, dirname(serverEntry));
}

/** The process, and the programs that it starts: what may crash, hang or be too big runs apart. */
async function buildVoice() {
  const programs = [
    "main",
    "pack/fetch-command",
    "speech/espeak-process",
    "speech/kokoro-process",
    "recognition/decoder-process",
    "recognition/recognizer-process",
  ];
  await bundle("voice", programs, dirname(voiceEntry));
}

/**
 * @param {string} app
 * @param {readonly string[]} programs
 * @param {string} folder
 */
async function bundle(app, programs, folder) {
  await rm(folder, { recursive: true, force: true });
  const result = await esbuild
    .build({
      entryPoints: programs.map((name) => join(root, `apps/${app}/src/${name}.ts`)),
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
