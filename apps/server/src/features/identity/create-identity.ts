/** Puts the parts of identity together. */
import type { Clock } from "@codetale/domain/time";
import type { FileStore, Images } from "#core/files";
import type { Live } from "#core/live";
import type { Mailer } from "#core/mail";
import type { OpenIdProvider } from "#core/openid";
import { createAuth, isHttps, type Auth } from "#platform/auth/create-auth";
import { createPasswords } from "#platform/auth/passwords";
import { createSessionCookie } from "#platform/auth/session-cookie";
import { createSignInCookie } from "#platform/auth/sign-in-cookie";
import { createSessions } from "#platform/auth/sessions";
import { createSessionsRepository } from "#platform/auth/sessions.repository";
import type { Database } from "#platform/db/database";
import type { Authenticate, LostSessions } from "#platform/http/session";
import { createAccountDeletionRepository } from "./account-deletion.repository.ts";
import { createAccountDeletionService } from "./account-deletion.service.ts";
import { createAccountsRepository } from "./accounts.repository.ts";
import { addAccount, type GivenAccount } from "./add-account.ts";
import { createAttemptsRepository } from "./attempts.repository.ts";
import { Background } from "./background.ts";
import { createCodersKeyCheck } from "./coders-key.ts";
import { removeExpired } from "./expired.repository.ts";
import { createGoogleAccountsRepository } from "./google-accounts.repository.ts";
import { createGoogleSignInService } from "./google-sign-in.service.ts";
import { createGoogleSignInsRepository } from "./google-sign-ins.repository.ts";
import type { IdentityServices } from "./identity.routes.ts";
import { createLimiter, limits } from "./limiter.ts";
import { createMyDataRepository } from "./my-data.repository.ts";
import { createMyDataService } from "./my-data.service.ts";
import { createOneTimeCodesRepository } from "./one-time-codes.repository.ts";
import { createOneTimeCodes } from "./one-time-codes.service.ts";
import { createPhotosRepository } from "./photos.repository.ts";
import { createPhotosService } from "./photos.service.ts";
import { createProfilesRepository } from "./profiles.repository.ts";
import { createProfileService } from "./profile.service.ts";
import { createRegistrationService } from "./registration.service.ts";
import { createRecoveryRepository } from "./recovery.repository.ts";
import { createRecoveryService } from "./recovery.service.ts";
import { createSessionService } from "./session.service.ts";
import { createSignInService } from "./sign-in.service.ts";

export interface IdentityDeps {
  db: Database;
  clock: Clock;
  live: Live;
  mailer: Mailer;
  images: Images;
  files: FileStore;
  /** The files of images in conversations. */
  chatImages: { forget(image: { scheduleId: string; imageId: string }): Promise<void> };
  /** The files of what stories say. */
  storyVoices: { forgetUnused(): Promise<void> };
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
  lostSessions: LostSessions;
  /** For `identityRoutes`. */
  services: IdentityServices;
  /** For `authRoutes`. */
  auth: Auth;
  addAccount(account: GivenAccount): Promise<string>;
  /** Bounds how often an account may guess the payment code. */
  paymentGuesses: { count(uid: string): Promise<void>; takeBack(uid: string): Promise<void> };
  /** Removes what has expired and files that nothing uses; to be called every hour or so. */
  tidyUp(): Promise<void>;
  /** Resolves once no mail is on its way any more. */
  settled(): Promise<void>;
}

export function createIdentity(deps: IdentityDeps): Identity {
  const { db, clock, live, mailer, images, files, chatImages, storyVoices, google, logger } = deps;
  const { secret, codersKey, publicUrl } = deps.settings;

  const passwords = createPasswords();
  const sessions = createSessions({
    repository: createSessionsRepository(db),
    cookie: createSessionCookie(secret, isHttps(publicUrl)),
    clock,
  });
  const accounts = createAccountsRepository(db);
  const profiles = createProfilesRepository(db);
  const limiter = createLimiter({ attempts: createAttemptsRepository(db), clock });
  const refuseWrongCodersKey = createCodersKeyCheck(limiter, codersKey);
  const background = new Background();
  const onMailFailure = (err: unknown) => logger.error({ err }, "a mail could not be sent");
  const codes = createOneTimeCodes({
    codes: createOneTimeCodesRepository(db),
    limiter,
    mailer,
    clock,
    background,
    secret,
    onMailFailure,
  });
  const photos = createPhotosService({
    photos: createPhotosRepository(db),
    images,
    files,
    limiter,
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
        begun: createGoogleSignInsRepository(db),
        accounts: createGoogleAccountsRepository(db),
        profiles: { ensure: accounts.ensureProfile, find: profiles.find },
        sessions,
        refuseWrongCodersKey,
        limiter,
        live,
        clock,
        onFailure: (err) => logger.error({ err }, "signing in at the OpenID provider failed"),
      }),
      signInCookie: createSignInCookie(isHttps(publicUrl)),
      session: createSessionService({ profiles, sessions, live }),
      profile: createProfileService({ profiles, photos, clock }),
      myData: createMyDataService({ kept: createMyDataRepository(db), files, limiter, clock }),
      deletion: createAccountDeletionService({
        accounts: createAccountDeletionRepository(db),
        photos,
        chatImages,
        storyVoices,
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
      count: (uid) => limiter.spend({ limit: limits.paymentCodeGuesses, whom: uid }),
      takeBack: (uid) => limiter.takeBack({ limit: limits.paymentCodeGuesses, whom: uid }),
    },
    addAccount: (account) => addAccount({ accounts, profiles, photos, passwords, clock }, account),
    async tidyUp() {
      await removeExpired(db, clock.now());
      await photos.forgetUnused();
    },
    settled: () => background.settled(),
  };
}
