/** Installs and builds what the product needs to run; returns quickly when nothing is missing. */
import { isBuilt } from "./build-stamp.mjs";
import { install, isInstalled } from "./install.mjs";
import { withPrepareLock } from "./prepare-lock.mjs";

export async function ensureInstalled() {
  if (isInstalled()) return;
  await withPrepareLock(async () => {
    if (!isInstalled()) await install();
  });
}

export async function ensureBuilt() {
  if (isBuilt()) return;
  await withPrepareLock(async () => {
    if (isBuilt()) return;
    console.log("Building …");
    // Imported late: it needs libraries that may just have been installed.
    const { build } = await import("./build.mjs");
    await build();
  });
}
