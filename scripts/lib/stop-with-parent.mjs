/** How `npm start` is stopped by a signal to npm. */

const LOOKS_EVERY_MS = 250;

/**
 * Sends SIGTERM to this process once the one that started it is gone: npm hands its signals to a shell,
 * which ends without telling its child.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOKS_EVERY_MS);
  timer.unref();
}
