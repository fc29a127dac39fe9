/** What is kept of the person who is signed in, and what they have to fill in. */
import type { FieldError } from "@codetale/contract/error-body";
import type { Session } from "@codetale/contract/identity";
import { MISSING, type AccountRole } from "@codetale/contract/values";
import { accountName } from "@codetale/domain/identity/account-name";
import type { Actor } from "#core/access/actor";
import { photoAddress } from "#core/photo-address";

/** The account's address with the name and photo of the active profile. */
export interface StoredProfile {
  email: string;
  emailVerified: boolean;
  name: string;
  photoId: string | null;
}

/** With what only the session tells. */
interface SessionProfile extends StoredProfile {
  isOperator?: boolean;
}

export function sessionOf(
  { uid, person, sessionExpiresAt: expiresAt }: Actor,
  { photoId, isOperator = false, ...profile }: SessionProfile,
): Session {
  const photoURL = photoAddress(photoId);
  return { ...profile, uid, person, photoURL, expiresAt, ...(isOperator && { isOperator }) };
}

/**
 * Names what a profile lacks: a verified e-mail address and a name, for learners a photo as well.
 *
 * @returns no fields when it is complete
 */
export function missingDetails(profile: StoredProfile, person: AccountRole): FieldError[] {
  const { name, emailVerified, photoId } = profile;
  const missing: FieldError[] = [];
  if (accountName(name) === "") missing.push({ path: "name", message: MISSING });
  if (!emailVerified) missing.push({ path: "email", message: "Please verify this address" });
  if (person === "user" && photoId === null) {
    missing.push({ path: "photoURL", message: "Please choose a photo" });
  }
  return missing;
}
