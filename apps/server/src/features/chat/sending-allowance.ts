/** How many messages an account may send, over all its connections and calls. */
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import type { Allowance } from "#core/access/allowance";
import { AppError } from "#core/errors/app-error";
import { createTokenBuckets } from "#platform/realtime/token-bucket";

/** In one process: enough for fast typing and for an outbox written while offline. */
const ALLOWED = { atOnce: 40, perSecond: 20 };

/** Over all processes, the database counts batches of so many: one write for many messages. */
const BATCH = 40;
const BATCH_LASTS_MS = MINUTE_MS;

/** How many accounts are kept before those whose batch is over are dropped. */
const MANY = 1_000;

/** Messages that an account may send without asking the database. */
interface Batch {
  left: number;
  endsAt: EpochMs;
  /** Resolves once the database has counted it. */
  counted: Promise<void>;
}

interface SendingAllowanceDeps {
  clock: Clock;
  allowance: Allowance;
}

export function createSendingAllowance({ clock, allowance }: SendingAllowanceDeps) {
  const buckets = createTokenBuckets(ALLOWED, clock);
  const batches = new Map<string, Batch>();

  function batchOf(uid: string): Batch {
    const now = clock.now();
    const present = batches.get(uid);
    if (present && present.left > 0 && present.endsAt > now) return present;
    if (batches.size >= MANY) dropOver(now);
    const counted = allowance.spend("chat-messages", uid);
    const batch = { left: BATCH, endsAt: now + BATCH_LASTS_MS, counted };
    batches.set(uid, batch);
    // A batch that was refused allows nothing: the next message asks again.
    counted.catch(() => {
      if (batches.get(uid) === batch) batches.delete(uid);
    });
    return batch;
  }

  function dropOver(now: EpochMs): void {
    for (const [uid, { endsAt }] of batches) if (endsAt <= now) batches.delete(uid);
  }

  return {
    /** Counts a message. @throws AppError `request/too-many` with the time until one more is allowed */
    async countSending({ uid }: Pick<Actor, "uid">): Promise<void> {
      const retryAfterMs = buckets.take(uid);
      if (retryAfterMs > 0) throw new AppError("request/too-many", { retryAfterMs });
      const batch = batchOf(uid);
      batch.left -= 1;
      await batch.counted;
    },
  };
}
