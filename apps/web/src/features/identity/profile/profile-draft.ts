/**
 * What was typed on the profile screen, kept in memory while its person is away verifying an
 * e-mail address.
 */

import type { ChosenPhoto } from "./chosen-photo.ts";

export interface VerifiedEmail {
  email: string;
  /** The server's proof, which `update-user` takes. */
  ticket: string;
}

export interface ProfileDraft {
  /** Whose draft it is; nobody else gets to see it. */
  uid: string;
  name: string;
  email: string;
  photo: ChosenPhoto | null;
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
