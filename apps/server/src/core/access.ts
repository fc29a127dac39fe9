/** Access checks that every feature shares. */
import type { AccountRole } from "@codetale/contract/values";
import type { Actor } from "./actor.ts";
import { AppError } from "./app-error.ts";

/** @throws AppError `access/denied` when `uid`, from the request, is not the actor's account */
export function requireSelf(actor: Actor, uid: string): void {
  if (actor.uid !== uid) throw new AppError("access/denied");
}

/** @throws AppError `access/wrong-person` when the session has the other account role */
export function requirePerson(actor: Actor, person: AccountRole): void {
  if (actor.person !== person) throw new AppError("access/wrong-person");
}
