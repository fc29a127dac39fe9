/**
 * Proving that the user of a session owns its account, as changes of the ways in ask for: a session
 * may be borrowed or stolen.
 */
import type { RequestOptions, UsedCredential } from "@codetale/contract/identity/passkeys";
import type { ProofKind, proveByPassword } from "@codetale/contract/identity/proof";
import { MINUTE_MS, type EpochMs } from "@codetale/domain/time";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { CodeRequester, OneTimeCodeService } from "../codes/one-time-codes.service.ts";
import type { IdentityContext } from "../identity-context.ts";
import {
  isRefusedPasskey,
  type PasskeyCeremonies,
} from "../passkeys/passkey-ceremonies.service.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { Evidence } from "./proof.repository.ts";

const PROOF_MS = 10 * MINUTE_MS;

type PasswordProof = z.infer<typeof proveByPassword.body> & {
  /** The network address that the call came from. */
  address: string;
};

interface CodeProof extends Pick<CodeRequester, "browserKeys" | "address"> {
  otp: string;
}

interface PasskeyProof {
  credential: UsedCredential;
  /** Of the page that the call came from. */
  origin: string;
  address: string;
}

export type ProofService = ReturnType<typeof createProofService>;

export function createProofService(
  context: IdentityContext,
  codes: OneTimeCodeService,
  ceremonies: PasskeyCeremonies,
) {
  const { accounts, passkeys, proofs, passwords, webAuthn, google } = context;
  const { limiter, clock, securityLog } = context;

  async function waysInOf({ uid }: Actor) {
    const found = await accounts.findWaysIn(uid);
    if (!found) throw new AppError("session/required");
    return found;
  }

  /**
   * Notes a proof of one kind.
   *
   * @throws AppError `session/expired` when the session, or what was proven by, is gone meanwhile
   */
  async function note(
    actor: Actor,
    kind: ProofKind,
    evidence: Evidence,
    address: string,
  ): Promise<EpochMs> {
    const proofEndsAt = clock.now() + PROOF_MS;
    const isNoted = await proofs.note(actor, evidence, proofEndsAt);
    if (!isNoted) throw new AppError("session/expired");
    await securityLog.record({ kind: "proof-given", uid: actor.uid, address, detail: kind });
    return proofEndsAt;
  }

  /** Counts a failure, then throws it; those beyond the limit are told nothing else than that. */
  async function fail(
    { uid, sessionId }: Actor,
    reason: "login/wrong-password" | "otp/wrong" | "passkey/refused",
    address: string,
  ): Promise<never> {
    await securityLog.record({ kind: "proof-refused", uid, address, detail: reason });
    await limiter.consume("failed-proof", `${uid} ${sessionId}`);
    throw new AppError(reason);
  }

  const refuseIfUsedUp = ({ uid, sessionId }: Actor) =>
    limiter.refuseIfUsedUp(["failed-proof", `${uid} ${sessionId}`]);

  return {
    note,

    async read(actor: Actor): Promise<{ proofEndsAt: EpochMs | null; kinds: ProofKind[] }> {
      const { password, links } = await waysInOf(actor);
      const kinds: ProofKind[] = ["code"];
      if (google && links.length > 0) kinds.unshift("google");
      if (password !== null) kinds.unshift("password");
      if ((await passkeys.list(actor.uid)).length > 0) kinds.unshift("passkey");
      return { proofEndsAt: await proofs.find(actor, clock.now()), kinds };
    },

    /** For what changes nothing; a change looks within its transaction. @throws AppError `proof/required` */
    async require(actor: Actor): Promise<void> {
      if ((await proofs.find(actor, clock.now())) === null) throw new AppError("proof/required");
    },

    /** @throws AppError `login/wrong-password`, `login/too-many` or `server/busy` */
    async byPassword(actor: Actor, { password, address }: PasswordProof): Promise<EpochMs> {
      await refuseIfUsedUp(actor);
      const passwordHash = (await waysInOf(actor)).password?.password ?? null;
      const isRight = await passwords.verify(password, passwordHash);
      if (!isRight || passwordHash === null) return fail(actor, "login/wrong-password", address);
      // Again, since many may have been tried while this one was checked.
      await refuseIfUsedUp(actor);
      return note(actor, "password", accounts.passwordEvidence(passwordHash, clock.now()), address);
    },

    /** What the browser has to sign. @throws AppError `passkey/no-domain`, `request/too-many` */
    async startPasskey({ uid, sessionId }: Actor, origin: string): Promise<RequestOptions> {
      await limiter.consume("passkey-proof", `${uid} ${sessionId}`);
      const asked = await ceremonies.begin({ purpose: "proof", holder: sessionId, origin });
      return webAuthn.requestOptions(asked, await passkeys.list(uid));
    },

    /** @throws AppError `passkey/refused`, `passkey/no-domain` or `login/too-many` */
    async byPasskey(actor: Actor, { credential, origin, address }: PasskeyProof): Promise<EpochMs> {
      await refuseIfUsedUp(actor);
      const ceremony = { purpose: "proof", holders: [actor.sessionId], origin } as const;
      const { id } = await ceremonies
        .verifyUsed(credential, ceremony, actor.uid)
        .catch((error: unknown) => {
          if (!isRefusedPasskey(error)) throw error;
          return fail(actor, "passkey/refused", address);
        });
      return note(actor, "passkey", passkeys.passkeyEvidence(id), address);
    },

    /** Sends a code to the account's address. @throws AppError `otp/too-soon`, `otp/not-sent` or `request/too-many` */
    async sendCode(actor: Actor, requester: CodeRequester) {
      const { email } = await waysInOf(actor);
      await limiter.consume("code-from", networkOf(requester.address));
      return { email, ...(await codes.send({ email, purpose: "proof" }, requester)) };
    },

    /**
     * A refused code changes nothing where the session is proven already, and is answered with that
     * proof: the answer to a call before may have been lost.
     *
     * @throws AppError `otp/wrong`, `otp/expired`, `otp/used-up` or `login/too-many`
     */
    async byCode(actor: Actor, { otp, browserKeys, address }: CodeProof): Promise<EpochMs> {
      await refuseIfUsedUp(actor);
      const { email } = await waysInOf(actor);
      const purpose = "proof";
      try {
        const ticket = await codes.verify({ email, otp, purpose }, { browserKeys });
        await refuseIfUsedUp(actor);
        const evidence = proofs.codeEvidence({ ticket, purpose }, clock.now());
        return await note(actor, "code", evidence, address);
      } catch (error) {
        if (!isRefusedCode(error)) throw error;
        const proofEndsAt = await proofs.find(actor, clock.now());
        if (proofEndsAt !== null) return proofEndsAt;
        if (error.reason !== "otp/wrong") throw error;
        return fail(actor, "otp/wrong", address);
      }
    },
  };
}

function isRefusedCode(error: unknown): error is AppError {
  return (
    error instanceof AppError && (error.reason === "otp/wrong" || error.reason === "otp/expired")
  );
}
