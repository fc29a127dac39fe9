/** What a process needs to serve, and what it can do without. */
import type { DegradedPart } from "@codetale/contract/health";
import type { FastifyBaseLogger } from "fastify";
import type { FileStore } from "#core/ports/files";
import { watchPart } from "./watch-part.ts";

interface Parts {
  /** Rejects when the database does not answer. */
  database: () => Promise<void>;
  files: Pick<FileStore, "check">;
  /** Whether live events reach the other processes. */
  isPassing: () => boolean;
  logger: FastifyBaseLogger;
}

/**
 * A disk of its own that fails is a reason to ask another process. A bucket is away for all of them:
 * were it needed, a load balancer would have none left, and all would be refused (decision 104).
 */
export function healthParts(
  { database, files, isPassing, logger }: Parts,
  { s3 }: { s3: object | null },
) {
  const check = () => files.check();
  const bucket =
    s3 &&
    watchPart(check, (err) => {
      if (err) logger.error({ err }, "the storage of files is away");
      else logger.warn("the storage of files is back");
    });
  return {
    needs: bucket ? { database } : { database, files: check },
    degraded: (): DegradedPart[] => [
      ...(isPassing() ? [] : ["live-events" as const]),
      ...(bucket && !bucket.isThere() ? ["files" as const] : []),
    ],
  };
}
