/** After a right password: a passkey or a recovery code, for accounts that ask for one. */
import type {
  finishSecondStep,
  RequestOptions,
  UsedCredential,
} from "@codetale/contract/identity/passkeys";
import { MINUTE_MS } from "@codetale/domain/time";
import type { z } from "zod";
import { AppError } from "#core/errors/app-error";
import type { StoredAccount } from "../accounts.repository.ts";
import type { CoderAccess } from "../coder-access/coder-access.service.ts";
import type { IdentityContext } from "../identity-context.ts";
import {
  isRefusedPasskey,
  type PasskeyCeremonies,
} from "../passkeys/passkey-ceremonies.service.ts";
import type { Evidence } from "../proof/proof.repository.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import type { RecoveryCodeService } from "../recovery-codes/recovery-codes.service.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { ArrivingBrowser } from "../sessions/sessions.service.ts";
import { refuseAccount, type Admit, type SignedIn } from "../sign-in/admission.service.ts";
import type { SecondStep } from "./second-steps.repository.ts";

/** How long after the password the second step can be taken. */
export const SECOND_STEP_MS = 10 * MINUTE_MS;

interface Asking {
  /** The values of the cookie of a browser that sent a right password. */
  browserKeys: readonly string[];
  /** Of the page that the call came from. */
  origin: string;
}

type Finish = z.infer<typeof finishSecondStep.body> & Asking & { browser: ArrivingBrowser };

export type SecondStepService = ReturnType<typeof createSecondStepService>;

export function createSecondStepService(
  context: IdentityContext,
  ceremonies: PasskeyCeremonies,
  recoveryCodes: Pick<RecoveryCodeService, "check" | "tellOfUse">,
  admit: Admit,
) {
  const { secondSteps, accounts, passkeys, webAuthn, limiter, clock, refuseSignIn } = context;

  /** @throws AppError `second-step/expired` */
  async function find(browserKeys: readonly string[]): Promise<SecondStep & StoredAccount> {
    const step = await secondSteps.find(browserKeys.map(hashOf), clock.now());
    const account = step && (await accounts.find(step.uid));
    if (!account) throw new AppError("second-step/expired");
    return { ...step, ...account };
  }

  /** @throws AppError `passkey/refused`, `passkey/no-domain`, `login/too-many` */
  async function provePasskey(
    uid: string,
    credential: UsedCredential,
    { browserKeys: holders, origin, browser: { address } }: Asking & Pick<Finish, "browser">,
  ): Promise<Evidence> {
    const failures = ["failed-sign-in-from", networkOf(address)] as const;
    await limiter.refuseIfUsedUp(failures);
    const ceremony = { purpose: "second-step", holders, origin } as const;
    const { id } = await ceremonies
      .verifyUsed(credential, ceremony, uid)
      .catch((error: unknown) => {
        if (!isRefusedPasskey(error)) throw error;
        return refuseSignIn({ reason: "passkey/refused", uid, address }, failures);
      });
    return passkeys.passkeyEvidence(id);
  }

  return {
    /**
     * @param access by what a coder comes in; null for a learner
     * @returns what the browser has to bring back
     * @throws AppError `coders-key/wrong` where the invitation was revoked meanwhile
     */
    async begin(uid: string, access: CoderAccess | null): Promise<string> {
      const browserKey = newSecret();
      const expiresAt = clock.now() + SECOND_STEP_MS;
      const person = access ? "coder" : "user";
      const step = { browserHash: hashOf(browserKey), uid, person, expiresAt } as const;
      const isBegun = await secondSteps.add(step, access?.invitationId ?? null);
      if (!isBegun) throw new AppError("coders-key/wrong");
      return browserKey;
    },

    /** @throws AppError `second-step/expired`, `passkey/no-domain`, `request/too-many` */
    async start({
      browserKeys,
      origin,
      address,
    }: Asking & { address: string }): Promise<RequestOptions> {
      await limiter.consume("passkey-sign-in-from", networkOf(address));
      const { uid } = await find(browserKeys);
      const [holder = ""] = browserKeys;
      const asked = await ceremonies.begin({ purpose: "second-step", holder, origin });
      return webAuthn.requestOptions(asked, await passkeys.list(uid));
    },

    /**
     * Opens the session that the password began.
     *
     * @throws AppError `second-step/expired`, `passkey/…`, `recovery-code/wrong` or `login/…`
     */
    async finish({ credential, recovery_code: typed = "", ...signIn }: Finish): Promise<SignedIn> {
      const step = await find(signIn.browserKeys);
      const { uid, person } = step;
      const { browser } = signIn;
      const evidence = credential
        ? await provePasskey(uid, credential, signIn)
        : (await recoveryCodes.check(step, typed, browser.address)).evidence;
      const reason = refuseAccount(step);
      if (reason !== null) return refuseSignIn({ reason, uid, address: browser.address });
      const method = credential ? "password and passkey" : "password and recovery code";
      const stepEvidence = secondSteps.stepEvidence(step);
      const cookies = await admit(
        { uid, person, method, access: null },
        async (tx, account) => (await stepEvidence(tx, account)) && evidence(tx, account),
        browser,
      );
      if (!cookies) throw new AppError("second-step/expired");
      if (!credential) await recoveryCodes.tellOfUse(step, browser);
      return { uid, person, cookies };
    },
  };
}
