/** What the tab keeps of a request for a code: whom it is for, and nothing secret. */
import type { OtpPurpose } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import { isOwnPath } from "@codetale/domain/identity/own-path";
import type { EpochMs } from "@codetale/domain/time";

export interface StorableRequest {
  purpose: OtpPurpose;
  email: string;
  /** Null where the code belongs to no role. */
  person: AccountRole | null;
  /** The guarded address that asked to sign in, if any. */
  from: string | null;
}

export interface StoredRequest extends StorableRequest {
  /** When another code may be requested. */
  resendAt: EpochMs;
  /** When it is forgotten. */
  until: EpochMs;
}

type Known = Pick<StorableRequest, "purpose" | "email"> & Partial<StorableRequest>;

/** Names each part, so that a password or a key never gets along. */
export function storablePartOf({ purpose, email, person, from }: Known): StorableRequest {
  return { purpose, email, person: person ?? null, from: from ?? null };
}

/** Validates every part: an older version of the app may have written it. */
export function readStoredRequest(stored: unknown): StoredRequest | null {
  const { purpose, email, person, from, resendAt, until } = asRecord(stored);
  const known = purposes.find((each) => each === purpose);
  if (known === undefined || typeof email !== "string" || !isEmail(email)) return null;
  if (typeof resendAt !== "number" || typeof until !== "number") return null;
  return {
    purpose: known,
    email,
    person: roles.find((each) => each === person) ?? null,
    from: typeof from === "string" && isOwnPath(from) ? from : null,
    resendAt,
    until,
  };
}

function asRecord(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
}

const purposes: readonly OtpPurpose[] = ["register", "forgot-password", "verify-email"];
const roles: readonly AccountRole[] = ["user", "coder"];
