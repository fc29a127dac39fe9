/** The passkeys of the signed-in account, and whether its password needs one besides. */
import type {
  CreationOptions,
  NewCredential,
  Passkey,
  PasskeyOverview,
} from "@codetale/contract/identity/passkeys";
import { randomUUID } from "node:crypto";
import { MOST_PASSKEYS } from "@codetale/domain/identity/second-step";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { IdentityContext } from "../identity-context.ts";
import { deviceName } from "../devices/device-name.ts";
import type { ProofService } from "../proof/proof.service.ts";
import type { PasskeyChange } from "../owner-mails/owner-mails.service.ts";
import type { ArrivingBrowser } from "../sessions/sessions.service.ts";
import type { PasskeyCeremonies } from "./passkey-ceremonies.service.ts";
import type { StoredPasskey } from "./passkeys.repository.ts";

/** Where a change comes from. */
type From = Pick<ArrivingBrowser, "address" | "origin">;
type Caller = From & Pick<ArrivingBrowser, "userAgent">;

/** Each change of them but a name needs a proof of the owner. */
export function createPasskeyService(
  context: IdentityContext,
  ceremonies: PasskeyCeremonies,
  proofs: Pick<ProofService, "require">,
) {
  const { passkeys, accounts, webAuthn, limiter, ownerMails, clock, securityLog } = context;

  /** Logs a change, and mails it to the owner. */
  async function tellOf(kind: PasskeyChange, uid: string, { address, origin }: From) {
    await securityLog.record({ kind, uid, address });
    const account = await accounts.find(uid);
    if (account) ownerMails.passkeyChange({ to: account.email, origin }, kind);
  }

  return {
    async read({ uid }: Actor): Promise<Omit<PasskeyOverview, "success">> {
      const { hasPassword, asksForPasskey, recoveryCodes } = await passkeys.findMeans(uid);
      const listed = (await passkeys.list(uid)).map(shown);
      return { passkeys: listed, recoveryCodesLeft: recoveryCodes, hasPassword, asksForPasskey };
    },

    /** @throws AppError `proof/required`, `passkey/no-domain`, `passkey/most`, `request/too-many` */
    async start(actor: Actor, origin: string): Promise<CreationOptions> {
      await proofs.require(actor);
      const { uid, sessionId } = actor;
      await limiter.consume("passkey-start", uid);
      const known = await passkeys.list(uid);
      if (known.length >= MOST_PASSKEYS) throw new AppError("passkey/most");
      const account = await accounts.find(uid);
      if (!account) throw new AppError("session/required");
      const asked = await ceremonies.begin({ purpose: "add", holder: sessionId, origin });
      return webAuthn.creationOptions(asked, account, known);
    },

    /** @throws AppError `proof/required`, `passkey/…` */
    async add(
      actor: Actor,
      { credential, origin }: { credential: NewCredential; origin: string },
      { userAgent, ...from }: Caller,
    ): Promise<Passkey> {
      const { uid, sessionId } = actor;
      const ceremony = { purpose: "add", holders: [sessionId], origin } as const;
      const made = await ceremonies.verifyNew(credential, ceremony);
      const passkey = {
        ...made,
        id: randomUUID(),
        uid,
        name: deviceName(userAgent),
        createdAt: clock.now(),
      };
      const outcome = await passkeys.add(actor, passkey);
      if (outcome !== "added") throw new AppError(outcome);
      await tellOf("passkey-added", uid, from);
      return shown({ ...passkey, lastUsedAt: null });
    },

    /** @throws AppError `passkey/unknown` */
    async rename({ uid }: Actor, passkeyId: string, name: string): Promise<void> {
      if (!(await passkeys.rename(uid, passkeyId, name))) throw new AppError("passkey/unknown");
    },

    /** @throws AppError `proof/required`, `passkey/unknown`, `passkey/asked-for` */
    async remove(actor: Actor, passkeyId: string, from: From): Promise<void> {
      const outcome = await passkeys.remove(actor, passkeyId, clock.now());
      if (outcome !== "removed") throw new AppError(outcome);
      await tellOf("passkey-removed", actor.uid, from);
    },

    /** @throws AppError `proof/required`, `passkey/none`, `recovery-code/none` */
    async changeSecondStep(actor: Actor, asksForPasskey: boolean, from: From): Promise<void> {
      const refusal = await passkeys.changeSecondStep(actor, asksForPasskey, clock.now());
      if (refusal !== null) throw new AppError(refusal);
      await tellOf(asksForPasskey ? "second-step-on" : "second-step-off", actor.uid, from);
    },

    /** @throws AppError `proof/required`, `passkey/none`, `recovery-code/none` */
    async removePassword(actor: Actor, from: From): Promise<void> {
      const refusal = await passkeys.removePassword(actor, clock.now());
      if (refusal !== null) throw new AppError(refusal);
      await tellOf("password-removed", actor.uid, from);
    },
  };
}

function shown({ id, name, createdAt, lastUsedAt, isBackedUp }: StoredPasskey): Passkey {
  return { id, name, createdAt, lastUsedAt, isBackedUp };
}
