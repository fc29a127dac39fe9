/** What a sign-in is stored as. */
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import type { DeviceHashes } from "../devices/known-devices.repository.ts";
import type { Evidence } from "../proof/proof.repository.ts";
import type { SecurityEvent } from "../security-log/security-events.ts";

interface NewSession {
  uid: string;
  person: AccountRole;
  /** The network address that the user signed in from, for their list of sessions. */
  address: string;
  userAgent: string;
}

interface StoredSession extends NewSession {
  id: string;
  token: string;
  openedAt: EpochMs;
  endsAt: EpochMs;
}

/** Of what was signed in with; by the stored hash of the password that was right. */
export type SignInEvidence = Evidence | { passwordHash: string };

/** What a sign-in leaves: all of it, or nothing. */
export interface SessionBeginning {
  session: StoredSession;
  evidence: SignInEvidence;
  /** By which a coder comes in; null where none is needed. */
  invitationId: string | null;
  device: DeviceHashes;
  event: SecurityEvent;
  /** Logged before it where the browser was not known; null where that is of no interest. */
  newDeviceEvent: SecurityEvent | null;
}
