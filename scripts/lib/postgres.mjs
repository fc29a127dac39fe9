/**
 * Starts a PostgreSQL server for tests and benchmarks. It stops with the other processes of the
 * script, whose end deletes its data.
 */
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { once } from "node:events";
import { postgresBinaries } from "./postgres-binaries.mjs";
import { run, start } from "./processes.mjs";
import { cacheDir } from "./project.mjs";

/** @typedef {{ uid: number, gid: number }} Account */

const STARTS_WITHIN_MS = 60_000;

/**
 * @param {{ durable?: boolean }} [options] durable: a commit waits for the disk, as in
 *   production; tests run faster without
 * @returns {Promise<string>} url of an empty database whose user may create others; DATABASE_TEST_URL
 *   where that is set
 * @throws Error with a message when no server can be started
 */
export async function startPostgres(options) {
  return process.env.DATABASE_TEST_URL || (await startOwnPostgres(options)).url;
}

/**
 * A server that no other test uses, and that can be stopped. Frozen, on Linux, its processes are there
 * and do nothing until they are thawed.
 *
 * @param {{ durable?: boolean }} [options] as of `startPostgres`
 * @returns {Promise<{ url: string, stop: () => Promise<void>, start: () => Promise<void>,
 *   freeze: () => void, thaw: () => void }>}
 * @throws Error with a message when no server can be started
 */
export async function startOwnPostgres({ durable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "codetale-postgres-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const account = await unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const binaries = reachable(await postgresBinaries(), folder, account);
  const dataFolder = join(folder, "data");
  const options = { ...account, cwd: folder, output: /** @type {const} */ ("kept") };

  const locale = process.platform === "linux" ? "C.UTF-8" : "C";
  const encoding = ["--encoding=UTF8", `--locale=${locale}`];
  const init = ["-D", dataFolder, "-U", "postgres", "--auth=trust", ...encoding, "--no-sync"];
  const { code, output } = await run(join(binaries, "initdb"), init, options);
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${output.trim()}`);

  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    timezone: "UTC",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const launch = () =>
    start(join(binaries, "postgres"), ["-D", dataFolder, ...args], {
      ...options,
      env: { LC_ALL: "C" },
    });
  let server = launch();
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, "exit");
      // "Fast": connections are ended, and what was committed is kept.
      server.kill("SIGINT");
      await ended;
    },
    async start() {
      server = launch();
      await untilReady(server);
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
  };
}

/**
 * Signals the process that listens, first, so that it begins no other, and those that serve connections.
 *
 * @param {import("node:child_process").ChildProcess} server
 * @param {NodeJS.Signals} signal
 */
function signalAll({ pid }, signal) {
  if (pid === undefined) return;
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  for (const child of children.filter(Boolean)) signalIfThere(Number(child), signal);
}

/**
 * Those that serve connections end as they like, also once the one that listens goes on.
 *
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalIfThere(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ESRCH") throw error;
  }
}

/**
 * Waits for the log message with which PostgreSQL says that it accepts connections.
 *
 * @param {import("node:child_process").ChildProcess} server
 * @returns {Promise<void>}
 */
function untilReady(server) {
  let log = "";
  return new Promise((resolve, reject) => {
    /** @param {string} what */
    const fail = (what) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ${what}: ${log.trim()}`));
    };
    const timer = setTimeout(() => fail("did not start in time"), STARTS_WITHIN_MS);
    server.once("close", () => fail("did not start"));
    server.once("error", (error) => fail(`did not start (${error.message})`));
    server.stdout?.resume();
    server.stderr?.setEncoding("utf8").on("data", (text) => {
      log = (log + text).slice(-4_000);
      if (!log.includes("ready to accept connections")) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * An account to run as, since PostgreSQL refuses to run as root.
 *
 * @returns {Promise<Account | undefined>}
 */
async function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const user = await run("id", ["-u", name], { output: "kept" });
    const group = await run("id", ["-g", name], { output: "kept" });
    if (user.code === 0 && group.code === 0) {
      return { uid: Number(user.output), gid: Number(group.output) };
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no account postgres or nobody.");
}

/**
 * The other account may lack access to the project's folder, so downloaded binaries are copied.
 *
 * @param {string} binaries
 * @param {string} folder
 * @param {Account | undefined} account
 */
function reachable(binaries, folder, account) {
  if (!account || !binaries.startsWith(cacheDir + sep)) return binaries;
  const copy = join(folder, "postgresql");
  cpSync(dirname(binaries), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

/** @returns {Promise<number>} a port that no server listens on */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" && address ? address.port : 0;
}
