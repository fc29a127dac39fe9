/**
 * The verification in progress, held only in the memory of this tab because it may contain a
 * password: never in the address, the history or any storage. After a reload the form says that it
 * was lost.
 */
import type { AccountRole } from "@codetale/contract/values";
import { MINUTE_MS, type EpochMs } from "@codetale/domain/time";

interface Pending {
  person: AccountRole;
  email: string;
  codersKey: string | null;
  /** When another code may be requested. */
  resendAt: EpochMs;
  /** The guarded address that asked to sign in, if any. */
  from: string | null;
}

export interface PendingRegistration extends Pending {
  purpose: "register";
  password: string;
  /**
   * Set when the address is proven and only the password was refused, with the message about it.
   */
  refused: { ticket: string; message: string } | null;
}

export interface PendingEmailChange extends Pending {
  purpose: "verify-email";
}

export type PendingVerification = PendingRegistration | PendingEmailChange;

/** Longer than a code is valid, and short, because it may contain a password. */
const KEPT_MS = 15 * MINUTE_MS;

let held: { pending: PendingVerification; until: EpochMs } | null = null;

export function holdPendingVerification(pending: PendingVerification, now: EpochMs): void {
  held = { pending, until: now + KEPT_MS };
}

export function readPendingVerification(now: EpochMs): PendingVerification | null {
  return held !== null && now < held.until ? held.pending : null;
}

/** When another code may be requested for `order`; null when one may be at once. */
export function resendAtOf(
  order: Pick<PendingVerification, "purpose" | "email" | "codersKey">,
  now: EpochMs,
): EpochMs | null {
  const pending = readPendingVerification(now);
  const isSame =
    pending?.purpose === order.purpose &&
    pending.email === order.email &&
    pending.codersKey === order.codersKey;
  return isSame && now < pending.resendAt ? pending.resendAt : null;
}

/** The registration with the role `person` that is in progress. */
export function readPendingRegistration(
  person: AccountRole,
  now: EpochMs,
): PendingRegistration | null {
  const pending = readPendingVerification(now);
  return pending?.purpose === "register" && pending.person === person ? pending : null;
}

export function forgetPendingVerification(): void {
  held = null;
}
