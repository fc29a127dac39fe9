import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";

/** The account and role on whose behalf a call runs, as the server verified them. */
export interface Actor {
  uid: string;
  /** Account role of the session; fixed by the sign-in screen that was used. */
  person: AccountRole;
  sessionId: string;
  sessionExpiresAt: EpochMs;
}
