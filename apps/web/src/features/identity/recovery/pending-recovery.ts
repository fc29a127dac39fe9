/**
 * Whose password is being recovered, in this tab's memory only: an address is nobody else's
 * business. A reload begins anew.
 */
import { MINUTE_MS, type EpochMs } from "@codetale/domain/time";

export interface PendingRecovery {
  email: string;
  /** When another code may be asked for. */
  resendAt: EpochMs;
}

/** Longer than a code lives. */
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
