/**
 * The two halves of all that passkeys do: a challenge for the browser, and the check of what an
 * authenticator signed. A challenge is good once, for a time, for one purpose and one holder.
 */
import type { NewCredential, UsedCredential } from "@codetale/contract/identity/passkeys";
import { isPasskeyDomain } from "@codetale/domain/identity/passkey-domain";
import { MINUTE_MS } from "@codetale/domain/time";
import { AppError } from "#core/errors/app-error";
import {
  PasskeyError,
  type ExpectedAnswer,
  type PasskeyFacts,
  type PasskeySite,
} from "#core/ports/web-authn";
import type { IdentityContext } from "../identity-context.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { StoredPasskey } from "./passkeys.repository.ts";

/** A sign-in screen offers to fill in a passkey while its user does something else. */
export const SIGN_IN_CHALLENGE_MS = 10 * MINUTE_MS;

/** How long a challenge can be answered. */
const lifetimes = {
  add: 5 * MINUTE_MS,
  "sign-in": SIGN_IN_CHALLENGE_MS,
  "second-step": 5 * MINUTE_MS,
  proof: 5 * MINUTE_MS,
};

interface Ceremony {
  purpose: keyof typeof lifetimes;
  /** What only the one who asked has: the id of a session, or values of a browser's cookie. */
  holders: readonly string[];
  /** Of the page that the call came from. */
  origin: string;
}

export type PasskeyCeremonies = ReturnType<typeof createPasskeyCeremonies>;

export function createPasskeyCeremonies(context: IdentityContext) {
  const { webAuthn, passkeys, passkeyChallenges: challenges, clock } = context;

  /** @throws PasskeyError unless the credential answers a challenge of the ceremony */
  async function spendChallenge(
    credential: NewCredential | UsedCredential,
    { purpose, holders, origin }: Ceremony,
  ): Promise<ExpectedAnswer> {
    const site = siteOf(origin);
    const challenge = webAuthn.challengeOf(credential);
    for (const holder of holders) {
      const one = { challengeHash: hashOf(challenge), purpose, holderHash: hashOf(holder) };
      if (await challenges.take(one, clock.now())) return { site, challenge };
    }
    throw new PasskeyError("the challenge is not in force");
  }

  return {
    /** @throws AppError `passkey/no-domain` */
    async begin({
      purpose,
      holder,
      origin,
    }: Omit<Ceremony, "holders"> & { holder: string }): Promise<ExpectedAnswer> {
      const site = siteOf(origin);
      const challenge = newSecret();
      await challenges.add({
        challengeHash: hashOf(challenge),
        purpose,
        holderHash: hashOf(holder),
        expiresAt: clock.now() + lifetimes[purpose],
      });
      return { site, challenge };
    },

    /** @throws AppError `passkey/refused`, `passkey/no-domain` */
    verifyNew: (credential: NewCredential, ceremony: Ceremony): Promise<PasskeyFacts> =>
      orRefused(async () =>
        webAuthn.verifyNew(credential, await spendChallenge(credential, ceremony)),
      ),

    /**
     * Notes the use of the passkey as well.
     *
     * @param uid whose passkey it has to be; null for that of any account
     * @throws AppError `passkey/refused`, for whatever reason; `passkey/no-domain`
     */
    verifyUsed: (
      credential: UsedCredential,
      ceremony: Ceremony,
      uid: string | null,
    ): Promise<StoredPasskey> =>
      orRefused(async () => {
        const expected = await spendChallenge(credential, ceremony);
        const passkey = await passkeys.findByCredential(credential.id);
        if (!passkey) throw new PasskeyError("the passkey is unknown");
        if (uid !== null && passkey.uid !== uid) {
          throw new PasskeyError("the passkey is another account's");
        }
        const used = await webAuthn.verifyUsed(credential, passkey, expected);
        if (!(await passkeys.noteUse(passkey.id, used, clock.now()))) {
          throw new PasskeyError("the passkey was used elsewhere meanwhile");
        }
        return passkey;
      }),
  };
}

async function orRefused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw error instanceof PasskeyError ? new AppError("passkey/refused") : error;
  }
}

/** Whether a passkey was not accepted; every other error is none of its holder's. */
export function isRefusedPasskey(error: unknown): boolean {
  return error instanceof AppError && error.reason === "passkey/refused";
}

function siteOf(origin: string): PasskeySite {
  const domain = new URL(origin).hostname;
  if (!isPasskeyDomain(domain)) throw new AppError("passkey/no-domain");
  return { origin, domain };
}
