/** Puts the parts of identity together. */
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import type { FileStore, Images } from "#core/files";
import type { LiveEvents } from "#core/live-events";
import type { Mailer } from "#core/mail";
import type { OpenIdProvider } from "#core/openid";
import { createAuth, isHttps, type Auth } from "#platform/auth/create-auth";
import { createPasswords } from "#platform/auth/passwords";
import { createSessionCookie } from "#platform/auth/session-cookie";
import { createOpenIdBrowserCookie } from "#platform/auth/openid-browser-cookie";
import { createSessions } from "#platform/auth/sessions";
import { createSessionRepository } from "#platform/auth/sessions.repository";
import type { ExportOf } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import type { Authenticate, SessionRefusals } from "#platform/http/authentication";
import {
  createAccountDeletionRepository,
  type OtherFeaturesErasure,
} from "./account-data/account-deletion.repository.ts";
import { createAccountDeletionService } from "./account-data/account-deletion.service.ts";
import { createAccountRepository } from "./accounts.repository.ts";
import { addAccount, type SampleAccount } from "./registration/add-account.service.ts";
import { createAttemptRepository } from "./rate-limits/attempts.repository.ts";
import { BackgroundWork } from "./codes/background-work.ts";
import { createCodersKeyCheck } from "./coders-key.service.ts";
import { removeExpired } from "./expired.repository.ts";
import { createGoogleAccountRepository } from "./google/google-accounts.repository.ts";
import { createGoogleSignInService } from "./google/google-sign-in.service.ts";
import { createGoogleSignInRepository } from "./google/google-sign-ins.repository.ts";
import type { IdentityServices } from "./identity.routes.ts";
import { createRateLimiter, rateLimits } from "./rate-limits/rate-limiter.service.ts";
import { createMyDataRepository } from "./account-data/my-data.repository.ts";
import { createMyDataService } from "./account-data/my-data.service.ts";
import { createOneTimeCodeRepository } from "./codes/one-time-codes.repository.ts";
import { createOneTimeCodeService } from "./codes/one-time-codes.service.ts";
import { createPhotoRepository } from "./profile/photos.repository.ts";
import { createPhotosService } from "./profile/photos.service.ts";
import { createProfileRepository } from "./profile/profiles.repository.ts";
import { createProfileService } from "./profile/profile.service.ts";
import { createRegistrationService } from "./registration/registration.service.ts";
import { createRecoveryRepository } from "./recovery/recovery.repository.ts";
import { createRecoveryService } from "./recovery/recovery.service.ts";
import { createSessionService } from "./sessions/sessions.service.ts";
import { createSignInService } from "./sign-in/sign-in.service.ts";

export interface IdentityDeps {
  db: Database;
  clock: Clock;
  live: LiveEvents;
  mailer: Mailer;
  images: Images;
  files: FileStore;
  /** The files of images in conversations. */
  chatImages: { forget(image: { scheduleId: string; imageId: string }): Promise<void> };
  /** The files of what stories say. */
  narrations: { forgetUnused(): Promise<void> };
  /** What other features do when an account is downloaded or deleted. */
  accountData: OtherFeaturesErasure & {
    /** In the order of the downloaded file. */
    exports: readonly ExportOf[];
  };
  /** Whether `viewer` shares a schedule with the other account, or may join one of theirs. */
  mayMeet(viewer: Actor, otherUid: string): Promise<boolean>;
  /** Null where none is set up. */
  google: OpenIdProvider | null;
  settings: {
    /** Signs session cookies and keys the hashes of one-time codes. */
    secret: string;
    codersKey: string;
    /** Where people reach the product; null means wherever they asked. */
    publicUrl: string | null;
  };
  /** Hears of failures that people are told of in few words only. */
  logger: { error(details: object, message: string): void };
}

export interface Identity {
  authenticate: Authenticate;
  /** For `addSessions`. */
  lostSessions: SessionRefusals;
  /** For `identityRoutes`. */
  services: IdentityServices;
  /** For `authRoutes`. */
  auth: Auth;
  addAccount(account: SampleAccount): Promise<string>;
  /** Bounds how often an account may guess the payment code. */
  paymentGuesses: { count(uid: string): Promise<void>; takeBack(uid: string): Promise<void> };
  /** Removes what has expired and files that nothing uses; to be called every hour or so. */
  tidyUp(): Promise<void>;
  /** Resolves once no mail is on its way any more. */
  settled(): Promise<void>;
}

export function createIdentity(deps: IdentityDeps): Identity {
  const { db, clock, live, mailer, images, files, chatImages, narrations, google, logger } = deps;
  const { accountData, mayMeet } = deps;
  const { secret, codersKey, publicUrl } = deps.settings;

  const passwords = createPasswords();
  const sessions = createSessions({
    repository: createSessionRepository(db),
    cookie: createSessionCookie(secret, isHttps(publicUrl)),
    clock,
  });
  const accounts = createAccountRepository(db);
  const profiles = createProfileRepository(db);
  const limiter = createRateLimiter({ attempts: createAttemptRepository(db), clock });
  const refuseWrongCodersKey = createCodersKeyCheck(limiter, codersKey);
  const background = new BackgroundWork();
  const onMailFailure = (err: unknown) => logger.error({ err }, "a mail could not be sent");
  const codes = createOneTimeCodeService({
    codes: createOneTimeCodeRepository(db),
    limiter,
    mailer,
    clock,
    background,
    secret,
    onMailFailure,
  });
  const photos = createPhotosService({
    photos: createPhotoRepository(db),
    images,
    files,
    limiter,
    mayMeet,
    clock,
  });

  return {
    authenticate: sessions.authenticate,
    lostSessions: sessions,
    services: {
      codes,
      photos,
      sessions,
      registration: createRegistrationService({
        accounts,
        codes,
        passwords,
        limiter,
        clock,
        refuseWrongCodersKey,
      }),
      recovery: createRecoveryService({
        accounts,
        store: createRecoveryRepository(db),
        codes,
        passwords,
        mailer,
        limiter,
        live,
        clock,
        onMailFailure,
      }),
      signIn: createSignInService({
        accounts,
        sessions,
        passwords,
        limiter,
        live,
        clock,
        codersKey,
      }),
      google: createGoogleSignInService({
        provider: google,
        begun: createGoogleSignInRepository(db),
        accounts: createGoogleAccountRepository(db),
        profiles: { ensure: accounts.ensureProfile, find: profiles.find },
        sessions,
        refuseWrongCodersKey,
        limiter,
        live,
        clock,
        onFailure: (err) => logger.error({ err }, "signing in at the OpenID provider failed"),
      }),
      signInCookie: createOpenIdBrowserCookie(isHttps(publicUrl)),
      session: createSessionService({ profiles, sessions, live }),
      profile: createProfileService({ profiles, photos, clock }),
      myData: createMyDataService({
        kept: createMyDataRepository(db, accountData.exports),
        files,
        limiter,
        clock,
      }),
      deletion: createAccountDeletionService({
        accounts: createAccountDeletionRepository(db, accountData),
        photos,
        chatImages,
        narrations,
        live,
        clock,
        onFailure: (err) => logger.error({ err }, "a file of a deleted account was left behind"),
      }),
    },
    auth: createAuth({
      db,
      passwords,
      secret,
      publicUrl,
      onFailure: (message, details) => logger.error({ details }, message),
    }),
    paymentGuesses: {
      count: (uid) => limiter.spend({ limit: rateLimits.paymentCodeGuesses, whom: uid }),
      takeBack: (uid) => limiter.takeBack({ limit: rateLimits.paymentCodeGuesses, whom: uid }),
    },
    addAccount: (account) => addAccount({ accounts, profiles, photos, passwords, clock }, account),
    async tidyUp() {
      await removeExpired(db, clock.now());
      await photos.forgetUnused();
    },
    settled: () => background.settled(),
  };
}
