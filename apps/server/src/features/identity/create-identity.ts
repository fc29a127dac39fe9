/** Puts the parts of identity together. */
import type { Clock } from "@codetale/domain/time";
import type { FileStore, Images } from "#core/files";
import type { Live } from "#core/live";
import type { Mailer } from "#core/mail";
import { createAuth, isHttps, type Auth } from "#platform/auth/create-auth";
import { createPasswords } from "#platform/auth/passwords";
import { createSessionCookie } from "#platform/auth/session-cookie";
import { createSessions } from "#platform/auth/sessions";
import { createSessionsRepository } from "#platform/auth/sessions.repository";
import type { Database } from "#platform/db/database";
import type { Authenticate } from "#platform/http/session";
import { createAccountsRepository } from "./accounts.repository.ts";
import { addAccount, type GivenAccount } from "./add-account.ts";
import { createAttemptsRepository } from "./attempts.repository.ts";
import { removeExpired } from "./expired.repository.ts";
import type { IdentityServices } from "./identity.routes.ts";
import { createLimiter, limits } from "./limiter.ts";
import { createOneTimeCodesRepository } from "./one-time-codes.repository.ts";
import { createOneTimeCodes } from "./one-time-codes.service.ts";
import { createPhotosRepository } from "./photos.repository.ts";
import { createPhotosService } from "./photos.service.ts";
import { createProfilesRepository } from "./profiles.repository.ts";
import { createProfileService } from "./profile.service.ts";
import { createRegistrationService } from "./registration.service.ts";
import { createSessionService } from "./session.service.ts";
import { createSignInService } from "./sign-in.service.ts";

export interface IdentityDeps {
  db: Database;
  clock: Clock;
  live: Live;
  mailer: Mailer;
  images: Images;
  files: FileStore;
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
  /** For `identityRoutes`. */
  services: IdentityServices;
  /** For `authRoutes`. */
  auth: Auth;
  addAccount(account: GivenAccount): Promise<string>;
  /** Bounds how often an account may guess the payment code. */
  paymentGuesses: { count(uid: string): Promise<void>; takeBack(uid: string): Promise<void> };
  /** Removes what has expired and files that nothing uses; to be called every hour or so. */
  tidyUp(): Promise<void>;
}

export function createIdentity(deps: IdentityDeps): Identity {
  const { db, clock, live, mailer, images, files, logger } = deps;
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
  const codes = createOneTimeCodes({
    codes: createOneTimeCodesRepository(db),
    limiter,
    mailer,
    clock,
    secret,
    onMailFailure: (err) => logger.error({ err }, "a one-time code could not be mailed"),
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
        codersKey,
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
      session: createSessionService({ profiles, sessions, live }),
      profile: createProfileService({ profiles, photos, clock }),
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
  };
}
