/** Tells whether the build was made from the sources as they are now. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accountEntry, root, serverEntry, voiceEntry } from "./project.mjs";

const stampFile = join(root, "apps/server/dist/build-stamp");
const outputs = [serverEntry, accountEntry, voiceEntry, join(root, "apps/web/dist/index.html")];

const sourceFiles = ["package-lock.json", "tsconfig.base.json", "scripts/lib/build.mjs"];
const sourceFolders = ["packages", "apps"];
const notBuilt = /^(node_modules|dist|migrations|testing)$|\.test\.tsx?$/;

export function isBuilt() {
  return (
    outputs.every(existsSync) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === sourceHash()
  );
}

/** Until {@link stampBuild} says otherwise, what is there counts as half made. */
export function unstampBuild() {
  rmSync(stampFile, { force: true });
}

/** @param {string} hash of the sources when the build began */
export function stampBuild(hash) {
  writeFileSync(stampFile, hash);
}

/** By content and not by time, which a checkout or a copy changes. */
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
 * @returns {string[]} what the build may read, in an order that is always the same
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
