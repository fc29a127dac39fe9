/** When an account may rely on its passkeys and recovery codes, and when it may give them up. */
import { DAY_MS } from "../time.ts";

/** Enough for every device of a person; a list beyond it is one that nobody looks through. */
export const MOST_PASSKEYS = 20;

/**
 * So long after a passkey, a recovery code or the second step was added, a mailed reset undoes it: its
 * notice has told the owner by then.
 */
export const MEANS_SETTLE_MS = 7 * DAY_MS;

/** How many recovery codes a set has. */
export const RECOVERY_CODES = 10;

/** What an account can sign in with. */
export interface SignInMeans {
  hasPassword: boolean;
  /** Whether an identity at a provider, such as Google, is linked. */
  hasLink: boolean;
  /** Whether a right password needs a passkey or a recovery code besides. */
  asksForPasskey: boolean;
  passkeys: number;
  /** Of the present set, those that were not used. */
  recoveryCodes: number;
}

export type RelianceRefusal = "passkey/none" | "recovery-code/none";

/**
 * Why an account cannot do without its password alone, by asking for a passkey after it or by removing
 * it; null where it can.
 */
export function refuseReliance({
  passkeys,
  recoveryCodes,
}: Pick<SignInMeans, "passkeys" | "recoveryCodes">): RelianceRefusal | null {
  if (passkeys === 0) return "passkey/none";
  // A lost passkey would otherwise be a lost account.
  return recoveryCodes === 0 ? "recovery-code/none" : null;
}

export type RemovalRefusal = "passkey/asked-for" | "passkey/last-way-in";

/** Why an account cannot remove one of its passkeys; null where it can. */
export function refusePasskeyRemoval({
  passkeys,
  asksForPasskey,
  hasPassword,
  hasLink,
}: Omit<SignInMeans, "recoveryCodes">): RemovalRefusal | null {
  if (passkeys > 1) return null;
  if (hasPassword && asksForPasskey) return "passkey/asked-for";
  return hasPassword || hasLink ? null : "passkey/last-way-in";
}

/**
 * Whether a recovery code lets in by itself. An account that wants two things to be proven is not
 * opened by a sheet of paper alone.
 */
export function isRecoveryCodeEnough({
  hasPassword,
  asksForPasskey,
}: Pick<SignInMeans, "hasPassword" | "asksForPasskey">): boolean {
  return !(hasPassword && asksForPasskey);
}
