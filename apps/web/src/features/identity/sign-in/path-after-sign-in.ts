/** Where to go after signing in. */
import type { Session } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";

/** @param from the guarded address that asked to sign in, if any */
export function pathAfterSignIn(session: Session, from: string | null): string {
  const { profile, home } = rolePaths[session.person];
  return isProfileComplete(session) ? (from ?? home) : profile;
}

/** Whether both account roles may open an address. */
export function isOpenToBothRoles(address: string): boolean {
  return /^\/(schedule_chat|review_chat)(?![^?#/])/.test(address);
}

function isProfileComplete({ person, name, email, photoURL }: Session): boolean {
  if (name.trim() === "" || email === "") return false;
  return person === "coder" || Boolean(photoURL);
}
