import type { Clock } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { unlimited } from "#testing/allowance";
import { RemovalAtOnce } from "#testing/file-removal";
import { FilesInMemory } from "#testing/files-in-memory";
import { RecordedLiveEvents } from "#testing/live-events";
import { createChat, type Chat } from "../create-chat.ts";
import { schedulesFor } from "./schedules-for-chat.ts";

/** Chat as one more process on the same database would run it. */
export function anotherProcess(db: Database, clock: Clock): Chat {
  const files = new FilesInMemory();
  return createChat({
    db,
    clock,
    live: new RecordedLiveEvents(),
    images: {
      clean: () => Promise.reject(new Error("not used")),
      receive: () => Promise.reject(new Error("not used")),
    },
    files,
    fileRemoval: new RemovalAtOnce(files),
    allowance: unlimited,
    ...schedulesFor(db, clock),
  });
}
