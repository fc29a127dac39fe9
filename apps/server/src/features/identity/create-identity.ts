/** Puts the services of identity together. */
import type { Actor } from "#core/access/actor";
import type { Allowance } from "#core/access/allowance";
import { createAccountDeletionService } from "./account-data/account-deletion.service.ts";
import { createMyDataService } from "./account-data/my-data.service.ts";
import { createOneTimeCodeService } from "./codes/one-time-codes.service.ts";
import { removeExpired } from "./expired.repository.ts";
import { createDeviceService } from "./devices/devices.service.ts";
import { createGoogleSignInService } from "./google/google-sign-in.service.ts";
import { createIdentityContext, type IdentityDeps } from "./identity-context.ts";
import { networkOf } from "./rate-limits/client-network.ts";
import { createOperators } from "./operators/operators.service.ts";
import { createPasskeyCeremonies } from "./passkeys/passkey-ceremonies.service.ts";
import { createPasskeySignInService } from "./passkeys/passkey-sign-in.service.ts";
import { createPasskeyService } from "./passkeys/passkeys.service.ts";
import { createPhotosService } from "./profile/photos.service.ts";
import { createProfileService } from "./profile/profile.service.ts";
import { createProofService } from "./proof/proof.service.ts";
import { createRecoveryService } from "./recovery/recovery.service.ts";
import { createRecoveryCodeService } from "./recovery-codes/recovery-codes.service.ts";
import { addAccount, type SampleAccount } from "./registration/add-account.service.ts";
import { createRegistrationService } from "./registration/registration.service.ts";
import { createSecondStepService } from "./second-step/second-step.service.ts";
import { createSessionService } from "./sessions/sessions.service.ts";
import { createSignInService } from "./sign-in/sign-in.service.ts";
import { createAddressUndoService } from "./ways-in/address-undo.service.ts";
import { createWaysInService } from "./ways-in/ways-in.service.ts";

/** For `identityRoutes`. */
export type IdentityServices = ReturnType<typeof createIdentity>["services"];

export function createIdentity(deps: IdentityDeps) {
  const context = createIdentityContext(deps);
  const { limiter, background } = context;
  const { googleCookie, codeCookie, deviceCookie, passkeyCookie, secondStepCookie } = context;
  const devices = createDeviceService(context);
  const sessions = createSessionService(context, devices);
  const admit = sessions.open;
  const ceremonies = createPasskeyCeremonies(context);
  const codes = createOneTimeCodeService(context);
  const proofs = createProofService(context, codes, ceremonies);
  const recoveryCodes = createRecoveryCodeService(context, admit, proofs);
  const secondStep = createSecondStepService(context, ceremonies, recoveryCodes, admit);
  const photos = createPhotosService(context);

  return {
    authenticate: sessions.authenticate,
    /** For `addAuthentication`. */
    sessionRefusals: sessions,
    services: {
      googleCookie,
      codeCookie,
      deviceCookie,
      devices,
      passkeyCookie,
      secondStepCookie,
      codes,
      photos,
      proofs,
      sessions,
      registration: createRegistrationService(context, codes),
      recovery: createRecoveryService(context, codes),
      waysIn: createWaysInService(context, proofs),
      addressUndo: createAddressUndoService(context),
      signIn: createSignInService(context, admit, secondStep),
      secondStep,
      google: createGoogleSignInService(context, admit, proofs),
      passkeys: createPasskeyService(context, ceremonies, proofs),
      passkeySignIn: createPasskeySignInService(context, ceremonies, admit),
      recoveryCodes,
      profile: createProfileService(context),
      myData: createMyDataService(context, proofs),
      deletion: createAccountDeletionService(context),
    },
    /** For the operator's screen. */
    operators: createOperators(context, proofs),
    ownerMails: context.ownerMails,
    noteCalendar: ({ uid }: Pick<Actor, "uid">, isShared: boolean, address: string) =>
      context.securityLog.record({
        kind: isShared ? "calendar-shared" : "calendar-revoked",
        uid,
        address,
      }),
    networkOf,
    allowance: {
      spend: (action, uid) => limiter.consume(action, uid),
    } satisfies Allowance,
    /** Bounds how often an account may guess the payment code. */
    paymentGuesses: {
      count: (uid: string) => limiter.consume("payment-code-guess", uid),
      takeBack: (uid: string) => limiter.takeBack("payment-code-guess", uid),
    },
    /** Bounds how often a listener may make the language model think. */
    storyIdeas: {
      count: ({ uid, address }: { uid: string | null; address: string }) =>
        uid === null
          ? limiter.consume("story-idea-from", networkOf(address))
          : limiter.consume("story-idea", uid),
    },
    /** Counts how often an account has the language model read an objective. */
    mayReadObjective: (uid: string) => limiter.allows("story-objective", uid),
    /** Bounds how often stories are reported. */
    storyReports: {
      count: ({ uid, address }: { uid: string | null; address: string }) =>
        uid === null
          ? limiter.consume("story-report-from", networkOf(address))
          : limiter.consume("story-report", uid),
    },
    /** Bounds how often secrets of private links may be guessed from one network. */
    storyLinkGuesses: {
      count: (address: string) => limiter.consume("story-link-guess-from", networkOf(address)),
    },
    addAccount: (account: SampleAccount) => addAccount(context, photos, account),
    /** Removes expired rows and unused files; called every hour. */
    async cleanUp(): Promise<void> {
      await removeExpired(deps.db, deps.clock.now());
      await photos.forgetUnused();
    },
    /** Resolves once no mail is on its way any more. */
    settled: () => background.settled(),
  };
}
