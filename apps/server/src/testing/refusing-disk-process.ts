/** A process with the database of the folder that is named, whose disk refuses the second change. */
import { openDurable } from "#platform/db/database";

let isRefusing = false;
const client = await openDurable(process.argv[2] ?? "", {
  sync() {
    if (isRefusing) throw new Error("EIO: i/o error, fsync");
  },
  onRefused: () => process.exit(3),
});
await client.exec("create table words (word text)");
process.stdout.write("kept\n");
isRefusing = true;
await client.exec("insert into words values ('lost')");
process.stdout.write("answered\n");
