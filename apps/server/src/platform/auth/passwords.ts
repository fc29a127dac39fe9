/** Password hashing: argon2id, in a queue of its own because each hash keeps a core and 19 MiB busy. */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { BoundedQueue } from "#platform/bounded-queue";

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of an unknown random password, at the same cost as all others. */
const DUMMY_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$dwc+z7we0Oc7U9nRuDNYcA$woocMwlLVVaC7vkwTN8flHoJtIBIA8W01OuuUwqePGI";

const TYPICAL_HASH_MS = 30;

/** Every call throws AppError `server/busy` when too many are waiting already. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * @param storedHash null for an unknown account or one without a password, which takes as long
   *   to refuse as a wrong password does
   */
  verify(password: string, storedHash: string | null): Promise<boolean>;
}

export function createPasswords({
  atOnce = availableParallelism(),
  waiting = 256,
} = {}): Passwords {
  const queue = new BoundedQueue({ atOnce, waiting, typicalJobMs: TYPICAL_HASH_MS });
  return {
    hash: (password) => queue.run(() => hash(normalized(password), COST)),
    verify: async (password, storedHash) => {
      const matches = await queue.run(() => verify(storedHash ?? DUMMY_HASH, normalized(password)));
      return matches && storedHash !== null;
    },
  };
}

/** Keyboards differ in how they compose the same character. */
function normalized(password: string): string {
  return password.normalize("NFKC");
}
