/** On whose behalf a call runs, and what it may act on. */
import type { AccountRole } from "@codetale/contract/values";
import type { EpochMs } from "@codetale/domain/time";
import { AppError } from "../errors/app-error.ts";

/** The account and role on whose behalf a call runs, as the server verified them. */
export interface Actor {
  uid: string;
  /** Account role of the session; fixed by the sign-in screen that was used. */
  person: AccountRole;
  sessionId: string;
  sessionExpiresAt: EpochMs;
}

/** @throws AppError `access/denied` when `uid`, from the request, is not the actor's account */
export function requireSelf(actor: Actor, uid: string): void {
  if (actor.uid !== uid) throw new AppError("access/denied");
}

/** @throws AppError `access/wrong-person` when the session has the other account role */
export function requirePerson(actor: Actor, person: AccountRole): void {
  if (actor.person !== person) throw new AppError("access/wrong-person");
}
