/** What the security log keeps of an event: never a text or a secret that somebody sent. */
import { DAY_MS } from "@codetale/domain/time";
import type { FailureReason } from "@codetale/contract/errors";
import type { ProofKind } from "@codetale/contract/identity/proof";
import type { SecurityEventKind } from "@codetale/contract/security-events";
import type { AccountRole } from "@codetale/contract/values";

export const SECURITY_LOG_MS = 90 * DAY_MS;

export type SignInMethod =
  | "password"
  | "google"
  | "passkey"
  | "recovery code"
  | "password and passkey"
  | "password and recovery code";

/** Each kind with what it says besides. */
interface Details {
  "sign-in": `${AccountRole} by ${SignInMethod}`;
  "sign-in-refused": FailureReason;
  "proof-given": ProofKind;
  "proof-refused": FailureReason;
  "coders-key-refused": "";
  "invitation-used": "";
  /** The limit's name. */
  "limit-used-up": string;
  "account-made": `${AccountRole} by ${"password" | "google"}`;
  "google-linked": "";
  "google-unlinked": "";
  "password-set": "";
  "password-removed": "";
  "passkey-added": "";
  "passkey-removed": "";
  "second-step-on": "";
  "second-step-off": "";
  "recovery-codes-made": "";
  "recovery-code-used": "";
  "address-changed": "";
  /** By the link in the mail to the address that was replaced. */
  "address-put-back": "";
  "new-device": "";
  "session-ended": "";
  "sessions-ended": "";
  "data-downloaded": "";
  /** An address was made at which every program that knows it reads the account's sessions. */
  "calendar-shared": "";
  "calendar-revoked": "";
  "account-deleted": "";
  "operator-read": "";
  /** What was listed. */
  "operator-listed":
    | "people"
    | "schedules"
    | "invitations"
    | "reports"
    | "jobs"
    | "mails"
    | "security log";
  "operator-read-story": "";
  "operator-disabled": "";
  "operator-enabled": "";
  "operator-ended-sessions": "";
  "operator-made": "";
  "operator-unmade": "";
  "operator-invited": "";
  "operator-revoked": "";
  "operator-took-down": "";
  "operator-put-back": "";
  "operator-kept": "";
  /** The job's queue. */
  "operator-retried-job": string;
}

/** One of a kind, with that kind's detail. */
export type SecurityEvent = {
  [Kind in SecurityEventKind]: {
    kind: Kind;
    /** The account that it is about; null where none is known. */
    uid: string | null;
    /** The operator whose act it is; none for a command. */
    operatorUid?: string;
    /** The network address that the call came from; null for a command, and where none is known. */
    address: string | null;
  } & (Details[Kind] extends "" ? { detail?: never } : { detail: Details[Kind] });
}[SecurityEventKind];
