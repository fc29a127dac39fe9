/** Installs and builds what the product needs to run; returns quickly when nothing is missing. */
import { join } from "node:path";
import { isBuilt } from "./build-stamp.mjs";
import { withFileLock } from "./file-lock.mjs";
import { install, isInstalled } from "./install.mjs";
import { cacheDir } from "./project.mjs";

const lockFile = join(cacheDir, "prepare.lock");

export async function ensureInstalled() {
  if (isInstalled()) return;
  await withFileLock(lockFile, async () => {
    if (!isInstalled()) await install();
  });
}

export async function ensureBuilt() {
  if (isBuilt()) return;
  await withFileLock(lockFile, async () => {
    if (isBuilt()) return;
    console.log("Building …");
    // Imported late: it needs libraries that may just have been installed.
    const { build } = await import("./build.mjs");
    await build();
  });
}
