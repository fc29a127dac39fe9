/** Password hashing with argon2id, in a queue because each hash occupies a core and 19 MiB. */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { normalizedPassword } from "@codetale/domain/identity/password";
import { noMetrics } from "#core/ports/metrics";
import type { Passwords } from "#core/ports/passwords";
import { BoundedQueue } from "#platform/bounded-queue";
import { watchQueue } from "#platform/metrics/watch-queue";

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a random password that was not kept; as costly to verify as any other. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$dwc+z7we0Oc7U9nRuDNYcA$woocMwlLVVaC7vkwTN8flHoJtIBIA8W01OuuUwqePGI";

const TYPICAL_HASH_MS = 30;

export function createPasswords({
  atOnce = availableParallelism(),
  waiting = 256,
  metrics = noMetrics,
} = {}): Passwords {
  const queue = new BoundedQueue({ atOnce, waiting, typicalJobMs: TYPICAL_HASH_MS });
  watchQueue(metrics, "password-hashes", () => queue.load());
  return {
    hash: (password) => queue.run(() => hash(normalizedPassword(password), COST)),
    verify: async (password, storedHash) => {
      const typed = normalizedPassword(password);
      const matches = await queue.run(() => verify(storedHash ?? DUMMY_HASH, typed));
      return matches && storedHash !== null;
    },
  };
}
