/** Questions of identity that every feature asks in the same words. */
import type { AccountRole } from "@codetale/contract/values";
import type { Actor } from "./actor.ts";
import { AppError } from "./app-error.ts";

/** @throws AppError `access/denied` when a body names somebody other than the person signed in. */
export function requireSelf(actor: Actor, uid: string): void {
  if (actor.uid !== uid) throw new AppError("access/denied");
}

/** @throws AppError `access/wrong-person` when the other of the two profiles is needed. */
export function requirePerson(actor: Actor, person: AccountRole): void {
  if (actor.person !== person) throw new AppError("access/wrong-person");
}
