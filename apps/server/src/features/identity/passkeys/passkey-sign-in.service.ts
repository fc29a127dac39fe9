/** Signing in with a passkey, which names its account, so that no address is typed. */
import type { finishPasskeySignIn, RequestOptions } from "@codetale/contract/identity/passkeys";
import type { z } from "zod";
import { AppError } from "#core/errors/app-error";
import type { IdentityContext } from "../identity-context.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import { newSecret } from "../secrets.ts";
import type { ArrivingBrowser } from "../sessions/sessions.service.ts";
import { refuseAccount, type Admit, type SignedIn } from "../sign-in/admission.service.ts";
import { isRefusedPasskey, type PasskeyCeremonies } from "./passkey-ceremonies.service.ts";

interface Asking {
  /** The values of the cookie of a browser that was asked before. */
  browserKeys: readonly string[];
  /** Of the page that the call came from. */
  origin: string;
}

type PasskeySignIn = z.infer<typeof finishPasskeySignIn.body> &
  Asking & { browser: ArrivingBrowser };

export function createPasskeySignInService(
  context: IdentityContext,
  ceremonies: PasskeyCeremonies,
  admit: Admit,
) {
  const { accounts, passkeys, webAuthn, limiter, refuseSignIn, coderAccess } = context;

  return {
    /**
     * @returns what the browser needs, and the key that it has to bring back
     * @throws AppError `passkey/no-domain`, `request/too-many`
     */
    async start({
      browserKeys: [known],
      origin,
      address,
    }: Asking & { address: string }): Promise<{ options: RequestOptions; browserKey: string }> {
      await limiter.consume("passkey-sign-in-from", networkOf(address));
      const browserKey = known ?? newSecret();
      const asked = await ceremonies.begin({ purpose: "sign-in", holder: browserKey, origin });
      return { options: webAuthn.requestOptions(asked, []), browserKey };
    },

    /**
     * Opens a session: as a coder with the coders key.
     *
     * @throws AppError `passkey/…`, `login/…`, `coders-key/wrong` or `request/too-many`
     */
    async finish({ credential, person, ...signIn }: PasskeySignIn): Promise<SignedIn> {
      const { coders_key: codersKey = "", browserKeys: holders, origin, browser } = signIn;
      const { address } = browser;
      const failures = ["failed-sign-in-from", networkOf(address)] as const;
      await limiter.refuseIfUsedUp(failures);
      const access = person === "coder" ? await coderAccess.check(codersKey, address) : null;
      const ceremony = { purpose: "sign-in", holders, origin } as const;
      const { id, uid } = await ceremonies
        .verifyUsed(credential, ceremony, null)
        .catch(async (error: unknown) => {
          if (!isRefusedPasskey(error)) throw error;
          return refuseSignIn({ reason: "passkey/refused", uid: null, address }, failures);
        });
      const account = await accounts.find(uid);
      const reason = account ? refuseAccount(account) : "passkey/refused";
      if (reason !== null) return refuseSignIn({ reason, uid, address });
      if (access) await coderAccess.take(access, uid, address);
      const evidence = passkeys.passkeyEvidence(id);
      const signedIn = { uid, person, method: "passkey", access } as const;
      const cookies = await admit(signedIn, evidence, browser);
      // It was removed while it was looked at, or the invitation was revoked.
      if (!cookies) throw new AppError("passkey/refused");
      return { uid, person, cookies };
    },
  };
}
