/**
 * How `npm start` is stopped by a signal to npm, which hands it to the shell that it starts its scripts
 * by. That shell keeps SIGINT to itself, so in package.json the script takes its place (`exec`); the
 * shell of Windows has no such command, and goes on to the next. Where both the terminal and npm send
 * a signal, it comes twice.
 */

const LOOKS_EVERY_MS = 250;

/** Sends SIGTERM to this process once the one that started it is gone, which may not have told it. */
export function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOKS_EVERY_MS);
  timer.unref();
}
