import type { Person } from "@codetale/contract/values";
import type { Clock } from "@codetale/domain/time";
import { AppError } from "#core/app-error";
import { photoIdIn } from "./photo-address.ts";
import type { PhotosService } from "./photos.service.ts";
import type { StoredProfiles } from "./profile.service.ts";
import type { RegistrationAccounts } from "./registration.service.ts";

export interface GivenAccount {
  email: string;
  name: string;
  person: Person;
  password: string;
  /** PNG, WebP or JPEG. */
  photo: Buffer;
}

interface AddAccountDeps {
  accounts: RegistrationAccounts;
  profiles: StoredProfiles;
  photos: PhotosService;
  passwords: { hash(password: string): Promise<string> };
  clock: Clock;
}

/**
 * Adds an account with a verified e-mail address and a complete profile, as the sample data need.
 *
 * @returns its uid
 * @throws AppError `register/taken`
 */
export async function addAccount(deps: AddAccountDeps, account: GivenAccount): Promise<string> {
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
