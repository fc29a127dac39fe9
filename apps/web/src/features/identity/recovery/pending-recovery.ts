/**
 * The recovery in progress, held only in the memory of this tab, since it contains an e-mail
 * address. A reload starts again.
 */
import { MINUTE_MS, type EpochMs } from "@codetale/domain/time";

export interface PendingRecovery {
  email: string;
  /** When another code may be requested. */
  resendAt: EpochMs;
}

/** Longer than a code is valid. */
const KEPT_MS = 15 * MINUTE_MS;

let held: { pending: PendingRecovery; until: EpochMs } | null = null;

export function holdPendingRecovery(pending: PendingRecovery, now: EpochMs): void {
  held = { pending, until: now + KEPT_MS };
}

export function readPendingRecovery(now: EpochMs): PendingRecovery | null {
  return held !== null && now < held.until ? held.pending : null;
}

export function forgetPendingRecovery(): void {
  held = null;
}
