import { timingSafeEqual } from "node:crypto";
import { AppError } from "#core/app-error";
import type { RateLimiter } from "./rate-limits/rate-limiter.service.ts";
import { networkOf } from "./rate-limits/client-network.ts";
import type { SecurityLog } from "./security-log/security-log.service.ts";
import { hashOf } from "./secrets.ts";

export function createCodersKeyCheck(
  { limiter, securityLog }: { limiter: RateLimiter; securityLog: SecurityLog },
  codersKey: string,
) {
  /** @throws AppError `coders-key/wrong`, or `request/too-many` for a network that guesses on and on */
  return async (given: string, address: string): Promise<void> => {
    const guesses = ["coders-key-guess", networkOf(address)] as const;
    await limiter.refuseIfUsedUp(guesses);
    if (isCodersKey(given, codersKey)) return;
    await securityLog.record({ kind: "coders-key-refused", uid: null, address });
    await limiter.consume(...guesses);
    throw new AppError("coders-key/wrong");
  };
}

/** Tells the coders key from others without telling how much of it was right. */
function isCodersKey(given: string, codersKey: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(codersKey)));
}
