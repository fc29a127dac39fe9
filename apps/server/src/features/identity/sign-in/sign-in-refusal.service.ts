import type { FailureReason } from "@codetale/contract/errors";
import { AppError } from "#core/errors/app-error";
import type { RateLimiter, RateLimitKey } from "../rate-limits/rate-limiter.service.ts";
import type { SecurityLog } from "../security-log/security-log.service.ts";

interface SignInRefusal {
  reason: FailureReason;
  /** Null where no account is known. */
  uid: string | null;
  /** The network address that the call came from. */
  address: string;
}

/**
 * Records a refused sign-in, counts it under each of `tries`, and throws it. Those that many tries at
 * once bring beyond a limit are told nothing else than that.
 */
export function createSignInRefusal({
  limiter,
  securityLog,
}: {
  limiter: Pick<RateLimiter, "consume">;
  securityLog: Pick<SecurityLog, "record">;
}) {
  return async (
    { reason, uid, address }: SignInRefusal,
    ...tries: RateLimitKey[]
  ): Promise<never> => {
    await securityLog.record({ kind: "sign-in-refused", uid, address, detail: reason });
    for (const key of tries) await limiter.consume(...key);
    throw new AppError(reason);
  };
}
