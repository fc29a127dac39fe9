/** Tells whether the build was made from the present sources. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

const stampFile = join(root, "apps/server/dist/build-stamp");
const outputs = [
  "apps/server/dist/main.js",
  "apps/server/dist/account-command.js",
  "apps/voice/dist/main.js",
  "apps/web/dist/index.html",
];

const sourceFiles = ["package-lock.json", "tsconfig.base.json", "scripts/lib/build.mjs"];
const sourceFolders = ["packages", "apps"];
const notBuilt = /^(node_modules|dist|migrations|testing)$|\.test\.tsx?$/;

export function isBuilt() {
  return (
    outputs.every((file) => existsSync(join(root, file))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === sourceHash()
  );
}

/** Marks the build as incomplete until {@link stampBuild} is called. */
export function unstampBuild() {
  rmSync(stampFile, { force: true });
}

/** @param {string} hash of the sources when the build began */
export function stampBuild(hash) {
  writeFileSync(stampFile, hash);
}

/** A hash of the contents, since a checkout or a copy changes file times. */
export function sourceHash() {
  const hash = createHash("sha256");
  for (const file of [...sourceFiles, ...sourceFolders.flatMap(filesIn)]) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * @param {string} folder
 * @returns {string[]} the files that the build may read, in a stable order
 */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notBuilt.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
