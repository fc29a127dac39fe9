import type { AccountRole } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import type { Passwords } from "#core/passwords";
import { photoIdIn } from "#core/photo-address";
import type { AccountRepository } from "../accounts.repository.ts";
import type { PhotosService } from "../profile/photos.service.ts";
import type { ProfileRepository } from "../profile/profiles.repository.ts";

export interface SampleAccount {
  email: string;
  name: string;
  person: AccountRole;
  password: string;
  /** PNG, WebP or JPEG. */
  photo: Buffer;
}

interface AddAccountDeps {
  accounts: Pick<AccountRepository, "add">;
  profiles: Pick<ProfileRepository, "save">;
  photos: Pick<PhotosService, "add">;
  passwords: Pick<Passwords, "hash">;
  clock: Clock;
}

/**
 * Adds an account with a verified e-mail address and a complete profile, as the sample data need.
 *
 * @returns its uid
 * @throws AppError `register/taken`
 */
export async function addAccount(deps: AddAccountDeps, account: SampleAccount): Promise<string> {
  const { accounts, profiles, photos, passwords, clock } = deps;
  const { email, name, person, password, photo } = account;
  const passwordHash = await passwords.hash(password);
  const added = await accounts.add({ email, name, passwordHash, person }, null, clock.now());
  if (typeof added === "string") throw new AppError("register/taken");

  const photoId = photoIdIn(await photos.add(added.uid, photo));
  const owner = { uid: added.uid, person };
  await profiles.save(owner, { email, emailVerified: true, name, photoId }, null, clock.now());
  return added.uid;
}
