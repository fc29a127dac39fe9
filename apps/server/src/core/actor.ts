import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";

/** The person on whose behalf something is done, as the server verified it. */
export interface Actor {
  uid: string;
  /** Which of their profiles is active; fixed by the sign-in screen they used. */
  person: AccountRole;
  sessionId: string;
  sessionExpiresAt: EpochMs;
}
