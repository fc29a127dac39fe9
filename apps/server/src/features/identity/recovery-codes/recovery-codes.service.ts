/** Recovery codes: made as a set, shown once, each good for one sign-in without a passkey. */
import type { signInWithRecoveryCode } from "@codetale/contract/identity/passkeys";
import { isRecoveryCodeEnough, RECOVERY_CODES } from "@codetale/domain/identity/second-step";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { StoredAccount } from "../accounts.repository.ts";
import type { IdentityContext } from "../identity-context.ts";
import type { ProofService } from "../proof/proof.service.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import { hashOf } from "../secrets.ts";
import type { ArrivingBrowser } from "../sessions/sessions.service.ts";
import { refuseAccount, type Admit, type SignedIn } from "../sign-in/admission.service.ts";
import { newRecoveryCode, readRecoveryCode } from "./recovery-code.ts";

type CodeSignIn = z.infer<typeof signInWithRecoveryCode.body> & { browser: ArrivingBrowser };

type Account = Pick<StoredAccount, "uid" | "email">;

/** Who has to have the code; `uid` is null where no account may sign in with one. */
type Holder = Pick<StoredAccount, "email"> & { uid: string | null };

/** Where a change comes from. */
type Caller = Pick<ArrivingBrowser, "address" | "origin">;

export type RecoveryCodeService = ReturnType<typeof createRecoveryCodeService>;

export function createRecoveryCodeService(
  context: IdentityContext,
  admit: Admit,
  proofs: Pick<ProofService, "require">,
) {
  const { recoveryCodes, accounts, limiter, clock, securityLog } = context;
  const { refuseSignIn, coderAccess, ownerMails } = context;

  /**
   * Looks at a code, which the evidence spends.
   *
   * @throws AppError `recovery-code/wrong` or `login/too-many`
   */
  async function check({ uid, email }: Holder, typed: string, address: string) {
    const network = networkOf(address);
    const tries = [
      ["failed-sign-in-from", network],
      ["recovery-code-guess", `${network} ${email}`],
    ] as const;
    await limiter.refuseIfUsedUp(...tries);
    const codeHash = hashOf(readRecoveryCode(typed));
    if (uid === null || !(await recoveryCodes.has(uid, codeHash))) {
      return refuseSignIn({ reason: "recovery-code/wrong", uid, address }, ...tries);
    }
    return { uid, evidence: recoveryCodes.codeEvidence(codeHash) };
  }

  /** Once a code has let in. */
  async function tellOfUse({ uid, email }: Account, { address, origin }: ArrivingBrowser) {
    await securityLog.record({ kind: "recovery-code-used", uid, address });
    ownerMails.recoveryCodeUsed({ to: email, origin });
  }

  return {
    /**
     * Those made before are worth nothing any more.
     *
     * @throws AppError `proof/required`, `request/too-many`
     */
    async make(actor: Actor, { address, origin }: Caller): Promise<string[]> {
      const { uid } = actor;
      await proofs.require(actor);
      await limiter.consume("recovery-codes", uid);
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const codeHashes = codes.map((code) => hashOf(readRecoveryCode(code)));
      const isReplaced = await recoveryCodes.replace(actor, codeHashes, clock.now());
      if (!isReplaced) throw new AppError("proof/required");
      await securityLog.record({ kind: "recovery-codes-made", uid, address });
      const account = await accounts.find(uid);
      if (account) ownerMails.recoveryCodesMade({ to: account.email, origin });
      return codes;
    },

    check,
    tellOfUse,

    /**
     * Opens a session for who has neither password nor mail. An address without an account is
     * answered as a wrong code is.
     *
     * @throws AppError `recovery-code/wrong`, `login/…`, `coders-key/wrong` or `request/too-many`
     */
    async signIn({
      email,
      recovery_code: typed,
      person,
      ...signIn
    }: CodeSignIn): Promise<SignedIn> {
      const { coders_key: codersKey = "", browser } = signIn;
      const { address } = browser;
      const access = person === "coder" ? await coderAccess.check(codersKey, address) : null;
      const account = await accounts.findByEmail(email);
      const holder = { email, uid: account && uidToOpen(account) };
      const { uid, evidence } = await check(holder, typed, address);
      const reason = account && refuseAccount(account);
      if (reason) return refuseSignIn({ reason, uid, address });
      if (access) await coderAccess.take(access, uid, address);
      const signedIn = { uid, person, method: "recovery code", access } as const;
      const cookies = await admit(signedIn, evidence, browser);
      // It was spent or replaced while it was looked at, or the invitation was revoked.
      if (!cookies) throw new AppError("recovery-code/wrong");
      await tellOfUse({ uid, email }, browser);
      return { uid, person, cookies };
    },
  };
}

/** @returns null for an account that a recovery code alone does not open */
function uidToOpen({ uid, passwordHash, asksForPasskey }: StoredAccount): string | null {
  return isRecoveryCodeEnough({ hasPassword: passwordHash !== null, asksForPasskey }) ? uid : null;
}
