/** Tells whether the build was made from the present sources. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, root } from "./project.mjs";

const stampFile = join(root, "apps/server/dist/build-stamp");
const outputs = [
  "apps/server/dist/main.js",
  "apps/server/dist/account-command.js",
  "apps/server/dist/coders-command.js",
  "apps/server/dist/stories-command.js",
  "apps/voice/dist/main.js",
  "apps/web/dist/index.html",
];

const sourceFiles = [
  "package-lock.json",
  "tsconfig.base.json",
  "scripts/lib/build.mjs",
  "scripts/lib/prerender-pages.mjs",
];
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
  for (const file of [
    ...sourceFiles,
    ...sourceFolders.flatMap((folder) => filesIn(folder, notBuilt)),
  ]) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}
