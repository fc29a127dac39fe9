/**
 * The unsaved profile, kept until it is saved or the user logs out: also while they verify an e-mail
 * address, and when their session ends. Name and address survive a reload of the tab; photo and
 * proof are held in memory alone (decision 095).
 */
import { StoredValue } from "#lib/stored-value";
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

type StoredDraft = Pick<ProfileDraft, "uid" | "name" | "email">;

const storedDraft = new StoredValue<StoredDraft>("codetale-profile-draft", readStoredDraft);

let held: Pick<ProfileDraft, "photo" | "verified"> | null = null;

// At a sign-out what is stored is forgotten, and the rest with it.
storedDraft.subscribe(() => {
  if (storedDraft.get() === null) held = null;
});

export function keepProfileDraft({ uid, name, email, photo, verified }: ProfileDraft): void {
  storedDraft.set({ uid, name, email });
  held = { photo, verified };
}

export function readProfileDraft(uid: string): ProfileDraft | null {
  const stored = storedDraft.get();
  return stored?.uid === uid ? { photo: null, verified: null, ...stored, ...held } : null;
}

/** @param account whose draft it is; without one, the profile is as it was saved */
export function noteVerifiedEmail(
  { uid, name }: Pick<ProfileDraft, "uid" | "name">,
  verified: VerifiedEmail,
): void {
  const draft = readProfileDraft(uid) ?? { uid, name, photo: null };
  keepProfileDraft({ ...draft, email: verified.email, verified });
}

export function forgetProfileDraft(): void {
  storedDraft.set(null);
}

function readStoredDraft(stored: unknown): StoredDraft | null {
  const { uid, name, email } = (stored ?? {}) as Partial<StoredDraft>;
  const isWhole = [uid, name, email].every((part) => typeof part === "string");
  return isWhole ? ({ uid, name, email } as StoredDraft) : null;
}
