/** Builds each program of server and voice into one file, and the web app into a folder. */
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import esbuild from "esbuild";
import { sourceHash, stampBuild, unstampBuild } from "./build-stamp.mjs";
import { run } from "./processes.mjs";
import { prerenderDir, programOf, root } from "./project.mjs";

/** The programs of each app; the voice's processes run apart because they may crash, hang or need much memory. */
const programs = {
  server: [
    "main",
    "account-command",
    "coders-command",
    "stories-command",
    "backup-command",
    "restore-command",
    "move-command",
    "files-command",
  ],
  voice: [
    "main",
    "pack/fetch-command",
    "speech/espeak-process",
    "speech/kokoro-process",
    "recognition/decoder-process",
    "recognition/recognizer-process",
  ],
};

/** Of Vite. */
const quiet = ["--logLevel", "warn"];

/** Our own packages are bundled from their sources; libraries stay outside. */
const ourPackages = ["contract", "domain", "storyteller"];

const worthCompressing = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** A smaller answer fits into one network packet without compression. */
const SMALLEST_BYTES = 1_024;
const encodings = [
  { suffix: "br", compress: promisify(brotliCompress) },
  { suffix: "gz", compress: promisify(gzip) },
];

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
      absWorkingDir: root,
      packages: "external",
      alias: Object.fromEntries(
        ourPackages.map((name) => [`@codetale/${name}`, `./packages/${name}/src`]),
      ),
    })
    .catch(() => null);
  if (!result) throw new Error(`The ${app} could not be built.`);
}

async function buildWeb() {
  await Promise.all([
    runPart("The web app could not be built.", programOf("vite"), "build", "apps/web", ...quiet),
    // The program that renders the pages of visitors.
    runPart(
      "What renders the pages of visitors could not be built.",
      ...[programOf("vite"), "build", "apps/web", "--ssr", "src/app/prerender.tsx", ...quiet],
      ...["--outDir", prerenderDir, "--emptyOutDir"],
    ),
  ]);
  await runPart(
    "The pages of visitors could not be rendered.",
    join(root, "scripts/lib/prerender-pages.mjs"),
  );
  await compressFilesIn(join(root, "apps/web/dist"));
}

/**
 * @param {string} failure said where it fails, below its own words
 * @param {...string} command
 */
async function runPart(failure, ...command) {
  const { code, output } = await run(process.execPath, command, {
    output: "kept",
    env: { NODE_ENV: "production" },
  });
  if (output.trim()) console.error(output.trim());
  if (code !== 0) throw new Error(failure);
}

/**
 * Writes `file.js.br` and `file.js.gz` beside `file.js`, once instead of on every request.
 *
 * @param {string} folder
 */
async function compressFilesIn(folder) {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(
    entries
      .filter((name) => worthCompressing.test(name))
      .map((name) => compressFile(join(folder, name))),
  );
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_BYTES) return;
  for (const { suffix, compress } of encodings) {
    await writeFile(`${path}.${suffix}`, await compress(bytes));
  }
}
