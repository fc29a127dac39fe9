/** The address of a profile photo: `/photos/{id}`. */
import { readPhoto } from "@codetale/contract/identity/profile";

const [prefix = ""] = readPhoto.path.split(":photoId");

export function photoAddress(photoId: string): string;
export function photoAddress(photoId: string | null): string | null;
export function photoAddress(photoId: string | null): string | null {
  return photoId && prefix + photoId;
}

/** @returns null when `address` is not the address of a photo */
export function photoIdIn(address: string): string | null {
  if (!address.startsWith(prefix)) return null;
  const { success, data } = readPhoto.params.safeParse({ photoId: address.slice(prefix.length) });
  return success ? data.photoId : null;
}
