/** Puts the parts of identity together. */
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import type { Authenticate, SessionRefusals } from "#core/authentication";
import type { FileStore, Images } from "#core/files";
import type { LiveEvents } from "#core/live-events";
import type { Mailer } from "#core/mail";
import type { OpenIdProvider } from "#core/openid";
import { createPasswords } from "#platform/auth/passwords";
import { createSessionCookie } from "#platform/auth/session-cookie";
import { createBrowserCookie } from "#platform/auth/openid-browser-cookie";
import type { ExportOf } from "#platform/db/account-data";
import type { Database } from "#platform/db/database";
import { isHttps } from "#platform/http/own-origin";
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
import { SESSION_MS } from "./sessions/session-lifetime.ts";
import { createSessionStore } from "./sessions/session-store.service.ts";
import { createSessionRepository } from "./sessions/sessions.repository.ts";
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
  /** The audio files of stories. */
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
    /** Where browsers reach the product; null means the origin of each request. */
    publicUrl: string | null;
  };
  /** Gets the details of failures that the user is told of in few words. */
  logger: { error(details: object, message: string): void };
}

export interface Identity {
  authenticate: Authenticate;
  /** For `addAuthentication`. */
  sessionRefusals: SessionRefusals;
  /** For `identityRoutes`. */
  services: IdentityServices;
  addAccount(account: SampleAccount): Promise<string>;
  /** Bounds how often an account may guess the payment code. */
  paymentGuesses: { count(uid: string): Promise<void>; refund(uid: string): Promise<void> };
  /** Removes expired rows and unused files; called every hour. */
  cleanUp(): Promise<void>;
  /** Resolves once no mail is on its way any more. */
  settled(): Promise<void>;
}

export function createIdentity(deps: IdentityDeps): Identity {
  const { db, clock, live, mailer, images, files, chatImages, narrations, google, logger } = deps;
  const { accountData, mayMeet } = deps;
  const { secret, codersKey, publicUrl } = deps.settings;

  const passwords = createPasswords();
  const sessions = createSessionStore({
    repository: createSessionRepository(db),
    cookie: createSessionCookie({
      secret,
      isSecure: isHttps(publicUrl),
      lifetimeMs: SESSION_MS,
    }),
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
    sessionRefusals: sessions,
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
        pending: createGoogleSignInRepository(db),
        accounts: createGoogleAccountRepository(db),
        profiles: { ensure: accounts.ensureProfile, find: profiles.find },
        sessions,
        refuseWrongCodersKey,
        limiter,
        live,
        clock,
        onFailure: (err) => logger.error({ err }, "signing in at the OpenID provider failed"),
      }),
      browserCookie: createBrowserCookie(isHttps(publicUrl)),
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
    paymentGuesses: {
      count: (uid) => limiter.consume({ limit: rateLimits.paymentCodeGuesses, whom: uid }),
      refund: (uid) => limiter.refund({ limit: rateLimits.paymentCodeGuesses, whom: uid }),
    },
    addAccount: (account) => addAccount({ accounts, profiles, photos, passwords, clock }, account),
    async cleanUp() {
      await removeExpired(db, clock.now());
      await photos.forgetUnused();
    },
    settled: () => background.settled(),
  };
}
