/** How many live connections an account may have: tabs and devices, over all server processes. */
import { SECOND_MS } from "@codetale/domain/time";
import type { FastifyBaseLogger } from "fastify";
import type { ConnectionPlacesRepository } from "./connection-places.repository.ts";

export interface ConnectionPlaces {
  /**
   * Takes one of an account's places.
   *
   * @returns what gives it back; null when all are taken
   */
  take(uid: string, connectionId: string): Promise<(() => void) | null>;
  close(): Promise<void>;
}

export const MOST_CONNECTIONS = 20;

const SEEN_MS = 5 * SECOND_MS;

interface SharedPlacesDeps {
  repository: ConnectionPlacesRepository;
  /** Called when another process has ended without a word; its last events may be missing. */
  onProcessGone(): void;
  logger: Pick<FastifyBaseLogger, "warn">;
}

/** For one of several processes: the database counts. */
export function sharedPlaces(deps: SharedPlacesDeps): ConnectionPlaces {
  const { repository, onProcessGone, logger } = deps;
  let isBeating = false;
  /** Connections that have ended and hold their places still. */
  const ended = new Set<string>();

  async function beat(): Promise<void> {
    if (isBeating) return;
    isBeating = true;
    try {
      await repository.seen();
      if ((await repository.removeGone()) > 0) onProcessGone();
      if (ended.size > 0) await giveBackEnded();
    } catch (err) {
      logger.warn({ err }, "the database was not told which live connections are there");
    } finally {
      isBeating = false;
    }
  }

  async function giveBackEnded(): Promise<void> {
    const ids = [...ended];
    await repository.giveBack(ids);
    for (const id of ids) ended.delete(id);
  }

  void beat();
  const timer = setInterval(() => void beat(), SEEN_MS).unref();

  return {
    async take(uid, connectionId) {
      if (!(await repository.take(uid, connectionId, MOST_CONNECTIONS))) return null;
      return () => {
        ended.add(connectionId);
        // The next beat tries again.
        giveBackEnded().catch(() => {});
      };
    },

    async close() {
      clearInterval(timer);
      await repository.leave().catch((err: unknown) => {
        logger.warn({ err }, "the database was not told that this process ends");
      });
    },
  };
}

/** For the only process: counts in memory. */
export function ownPlaces(): ConnectionPlaces {
  const taken = new Map<string, number>();
  return {
    async take(uid) {
      const others = taken.get(uid) ?? 0;
      if (others >= MOST_CONNECTIONS) return null;
      taken.set(uid, others + 1);
      return () => {
        const left = (taken.get(uid) ?? 1) - 1;
        if (left === 0) taken.delete(uid);
        else taken.set(uid, left);
      };
    },
    close: async () => {},
  };
}
