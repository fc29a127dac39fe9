/**
 * The frame of every script. This file uses no newer syntax or modules than very old versions of
 * Node have, and imports the rest later, so that those print the message.
 */

const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

/**
 * Runs a script's work on a Node that is new enough, with the libraries installed. Ctrl-C stops its
 * child processes, as its end does, and a failure is printed as its message, without a stack trace.
 *
 * @param {() => Promise<number | void>} work answers the exit code of the script, where it has one
 * @returns {Promise<void>} settles after the signal handlers are restored
 */
export async function runScript(work) {
  requireNode();
  const { stopEverything, takeSignals } = await import("./processes.mjs");
  const { ensureInstalled } = await import("./prepare.mjs");
  const giveSignalsBack = takeSignals();
  try {
    await ensureInstalled();
    const code = await work();
    if (code) process.exitCode = code;
    await stopEverything();
  } catch (error) {
    // Only a plain Error carries a message for users; any other is a bug of the script.
    console.error(error instanceof Error && error.constructor === Error ? error.message : error);
    await stopEverything();
    process.exit(1);
  } finally {
    giveSignalsBack();
  }
}

/**
 * Builds what is missing, then runs a program in this process, so that signals, settings and exit
 * codes are its own.
 *
 * @param {string} program its file in the build
 * @param {"server" | "voice"} app whose program it is
 */
export async function runBuilt(program, app = "server") {
  // A reader such as `head` goes when it has read enough.
  for (const output of [process.stdout, process.stderr]) {
    output.on("error", (/** @type {NodeJS.ErrnoException} */ { code }) => {
      if (code !== "EPIPE") process.exitCode = 1;
    });
  }
  await runScript(async () => {
    const { ensureBuilt } = await import("./prepare.mjs");
    await ensureBuilt();
  });
  const { root } = await import("./project.mjs");
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  await import(new URL(`../../apps/${app}/dist/${program}`, import.meta.url).href);
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR)) return;
  console.error(
    `Codetale needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
