/** What the services of identity share: the ports and settings handed over, and the repositories. */
import { finishGoogleSignIn } from "@codetale/contract/identity/google";
import { changeSecondStep } from "@codetale/contract/identity/passkeys";
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import type { FileStore, Images } from "#core/ports/files";
import type { LiveEvents } from "#core/ports/live-events";
import type { Mailer } from "#core/ports/mail";
import type { OpenIdProvider } from "#core/ports/openid";
import type { Passwords } from "#core/ports/passwords";
import type { WebAuthn } from "#core/ports/web-authn";
import { createBrowserCookie } from "#platform/auth/browser-cookie";
import { createSessionCookie } from "#platform/auth/session-cookie";
import type { ExportOf } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import type { FileRemoval } from "#platform/db/file-removal";
import { isHttps } from "#platform/http/guards/own-origin";
import {
  createAccountDeletionRepository,
  type OtherFeaturesErasure,
} from "./account-data/account-deletion.repository.ts";
import { createAccountOperatorRepository } from "./account-data/account-operator.repository.ts";
import { createMyDataRepository } from "./account-data/my-data.repository.ts";
import { createAccountRepository, type RevokeCalendar } from "./accounts.repository.ts";
import { BackgroundWork } from "./codes/background-work.ts";
import { createCoderAccess } from "./coder-access/coder-access.service.ts";
import { createInvitationRepository } from "./coder-access/invitations.repository.ts";
import { createOneTimeCodeRepository } from "./codes/one-time-codes.repository.ts";
import { createKnownDeviceRepository } from "./devices/known-devices.repository.ts";
import { createOwnerMails } from "./owner-mails/owner-mails.service.ts";
import { createGoogleAccountRepository } from "./google/google-accounts.repository.ts";
import { createGoogleSignInRepository } from "./google/google-sign-ins.repository.ts";
import { createPasskeyChallengeRepository } from "./passkeys/passkey-challenges.repository.ts";
import { createPasskeyRepository } from "./passkeys/passkeys.repository.ts";
import { createPhotoRepository } from "./profile/photos.repository.ts";
import { createProfileRepository } from "./profile/profiles.repository.ts";
import { createProofRepository } from "./proof/proof.repository.ts";
import { createAttemptRepository } from "./rate-limits/attempts.repository.ts";
import { createRateLimiter } from "./rate-limits/rate-limiter.service.ts";
import { createSecurityLog } from "./security-log/security-log.service.ts";
import { createSecurityLogRepository } from "./security-log/security-log.repository.ts";
import { createRecoveryRepository } from "./recovery/recovery.repository.ts";
import { createRecoveryCodeRepository } from "./recovery-codes/recovery-codes.repository.ts";
import { createSecondStepRepository } from "./second-step/second-steps.repository.ts";
import { SESSION_MS } from "./sessions/session-lifetime.ts";
import { createSessionRepository } from "./sessions/sessions.repository.ts";
import { createSignInRefusal } from "./sign-in/sign-in-refusal.service.ts";
import { createAddressUndoRepository } from "./ways-in/address-undos.repository.ts";
import { createWaysInRepository } from "./ways-in/ways-in.repository.ts";

export interface IdentityDeps {
  db: Database;
  clock: Clock;
  live: LiveEvents;
  mailer: Mailer;
  passwords: Passwords;
  webAuthn: WebAuthn;
  images: Images;
  files: FileStore;
  fileRemoval: FileRemoval;
  /** The audio files of stories. */
  narrations: { forgetUnused(): Promise<void> };
  /** What other features do when an account is downloaded or deleted. */
  accountData: OtherFeaturesErasure & {
    /** In the order of the downloaded file. */
    exports: readonly ExportOf[];
  };
  /** What notices do when the ways in to an account are removed. */
  revokeCalendar: RevokeCalendar;
  /** Whether `viewer` shares a schedule with the other account, or may join one of theirs. */
  mayMeet(viewer: Actor, otherUid: string): Promise<boolean>;
  /** Null where none is set up. */
  google: OpenIdProvider | null;
  settings: {
    /** Signs session cookies and keys the hashes of one-time codes. */
    secret: string;
    /** Null where coders come in by invitation alone. */
    codersKey: string | null;
    /** Where browsers reach the product; null means the origin of each request. */
    publicUrl: string | null;
  };
  /** Gets the details of failures that the user is told of in few words. */
  logger: { error(details: object, message: string): void };
}

export type IdentityContext = ReturnType<typeof createIdentityContext>;

export function createIdentityContext(deps: IdentityDeps) {
  const { db, accountData, fileRemoval, revokeCalendar, ...ports } = deps;
  const { secret, publicUrl, codersKey } = ports.settings;
  const isSecure = isHttps(publicUrl);
  const securityEvents = createSecurityLogRepository(db);
  const securityLog = createSecurityLog(securityEvents, ports.clock);
  const invitations = createInvitationRepository(db);
  const limiter = createRateLimiter(createAttemptRepository(db), ports.clock, securityLog);
  const background = new BackgroundWork();
  return {
    ...ports,
    limiter,
    securityLog,
    securityEvents,
    invitations,
    coderAccess: createCoderAccess(
      { invitations, limiter, securityLog, clock: ports.clock },
      codersKey,
    ),
    refuseSignIn: createSignInRefusal({ limiter, securityLog }),
    sessionCookie: createSessionCookie({ secret, isSecure, lifetimeMs: SESSION_MS }),
    /** Proves at the callback that the browser is the one that was sent to the provider. */
    googleCookie: createBrowserCookie({ name: "google", path: finishGoogleSignIn.path, isSecure }),
    /** Tells a browser that asked for a one-time code from others that ask for the same address. */
    codeCookie: createBrowserCookie({ name: "codes", path: "/onboard", isSecure }),
    /** Tells the browser that was asked to sign in with a passkey from others. */
    passkeyCookie: createBrowserCookie({
      name: "passkey",
      path: "/onboard/passkey-sign-in",
      isSecure,
    }),
    /** Tells the browser that sent a right password from others. */
    secondStepCookie: createBrowserCookie({
      name: "second_step",
      path: changeSecondStep.path,
      isSecure,
    }),
    /** Tells a browser that has signed in to an account before from a new one. */
    deviceCookie: createBrowserCookie({ name: "device", path: "/", isSecure }),
    background,
    ownerMails: createOwnerMails({ ...ports, background }),
    accounts: createAccountRepository(db),
    operatorAccounts: createAccountOperatorRepository(db),
    addressUndos: createAddressUndoRepository(db, revokeCalendar),
    accountDeletion: createAccountDeletionRepository(db, accountData, fileRemoval),
    accountExport: createMyDataRepository(db, accountData.exports),
    knownDevices: createKnownDeviceRepository(db),
    oneTimeCodes: createOneTimeCodeRepository(db),
    googleAccounts: createGoogleAccountRepository(db),
    googleSignIns: createGoogleSignInRepository(db),
    passkeys: createPasskeyRepository(db),
    passkeyChallenges: createPasskeyChallengeRepository(db),
    photos: createPhotoRepository(db, fileRemoval),
    profiles: createProfileRepository(db, fileRemoval),
    proofs: createProofRepository(db),
    recovery: createRecoveryRepository(db, revokeCalendar),
    recoveryCodes: createRecoveryCodeRepository(db),
    secondSteps: createSecondStepRepository(db),
    sessions: createSessionRepository(db),
    waysIn: createWaysInRepository(db),
  };
}
