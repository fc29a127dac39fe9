/** The unsaved profile, held in memory while the user verifies an e-mail address. */

import type { ChosenPhoto } from "./chosen-photo.ts";

export interface VerifiedEmail {
  email: string;
  /** The ticket, which `update-user` requires. */
  ticket: string;
}

export interface ProfileDraft {
  /** The account of the draft; never shown to another one. */
  uid: string;
  name: string;
  email: string;
  /** A new photo; null keeps the saved one. */
  photo: ChosenPhoto | null;
  /** Proof of a new address; null keeps the account's. */
  verified: VerifiedEmail | null;
}

let draft: ProfileDraft | null = null;

export function keepProfileDraft(kept: ProfileDraft): void {
  draft = kept;
}

export function readProfileDraft(uid: string): ProfileDraft | null {
  return draft?.uid === uid ? draft : null;
}

export function noteVerifiedEmail(verified: VerifiedEmail): void {
  if (draft) draft = { ...draft, email: verified.email, verified };
}

export function forgetProfileDraft(): void {
  draft = null;
}
