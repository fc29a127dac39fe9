/** A process that takes the lock of a folder, says so, and holds it for so many milliseconds. */
import { setTimeout as sleep } from "node:timers/promises";
import { withFolderLock } from "../pack/folder-lock.ts";

const [folder = "", holdsMs] = process.argv.slice(2);
await withFolderLock(folder, new AbortController().signal, async () => {
  process.stdout.write("held\n");
  await sleep(Number(holdsMs));
  process.stdout.write("done\n");
});
