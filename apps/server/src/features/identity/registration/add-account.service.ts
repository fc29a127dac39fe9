import type { AccountRole } from "@codetale/contract/values";
import { AppError } from "#core/errors/app-error";
import { photoIdIn } from "#core/photo-address";
import type { IdentityContext } from "../identity-context.ts";
import type { PhotosService } from "../profile/photos.service.ts";

export interface SampleAccount {
  email: string;
  name: string;
  person: AccountRole;
  password: string;
  /** PNG, WebP or JPEG. */
  photo: Buffer;
}

/**
 * Adds an account with a verified e-mail address and a complete profile, as the sample data need.
 *
 * @returns its uid
 * @throws AppError `register/taken`
 */
export async function addAccount(
  { accounts, profiles, passwords, clock }: IdentityContext,
  photos: PhotosService,
  { email, name, person, password, photo }: SampleAccount,
): Promise<string> {
  const passwordHash = await passwords.hash(password);
  const added = await accounts.add({ email, name, passwordHash, person }, null, clock.now());
  if (typeof added === "string") throw new AppError(added);

  const { uid } = added;
  const photoId = photoIdIn(await photos.add(uid, photo));
  const profile = { email, emailVerified: true, name, photoId };
  await profiles.save({ uid, person }, profile, { claim: null, undo: null }, clock.now());
  return uid;
}
