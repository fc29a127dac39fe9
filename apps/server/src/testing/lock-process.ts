/** A process that takes every lock whose path it is sent, and answers "held" or why it cannot. */
import { takeLock } from "#platform/db/lock-file";

process.on("message", (path: string) => {
  takeLock(path).then(
    () => process.send?.("held"),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.once("disconnect", () => process.exit(0));
