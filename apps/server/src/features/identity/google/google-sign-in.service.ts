/** Signing in at Google, or at the OpenID provider in its place: started here, finished at the callback. */
import { createHash, randomBytes } from "node:crypto";
import { emailSchema } from "@codetale/contract/identity";
import { finishGoogleSignIn, type GoogleError } from "@codetale/contract/identity-google";
import type { AccountRole } from "@codetale/contract/values";
import { MINUTE_MS, type Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import { OpenIdError, type OpenIdClaims, type OpenIdProvider } from "#core/openid";
import type { AccountRepository } from "../accounts.repository.ts";
import type { RefuseWrongCodersKey } from "../coders-key.service.ts";
import type { GoogleAccountRepository, GoogleClaims } from "./google-accounts.repository.ts";
import type { GoogleSignInRepository, PendingSignIn } from "./google-sign-ins.repository.ts";
import { redirectAfterFailure, redirectAfterSignIn } from "./google-redirect.ts";
import { rateLimits, type RateLimiter } from "../rate-limits/rate-limiter.service.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import { missingDetails } from "../profile/profile.ts";
import type { ProfileRepository } from "../profile/profiles.repository.ts";
import type { SignInSessions } from "../sign-in/sign-in.service.ts";

export const GOOGLE_SIGN_IN_MS = 10 * MINUTE_MS;

export interface GoogleSignInDeps {
  /** Null where none is set up. */
  provider: OpenIdProvider | null;
  pending: GoogleSignInRepository;
  accounts: GoogleAccountRepository;
  profiles: {
    ensure: AccountRepository["ensureProfile"];
    find: ProfileRepository["find"];
  };
  sessions: SignInSessions;
  refuseWrongCodersKey: RefuseWrongCodersKey;
  limiter: RateLimiter;
  live: LiveEvents;
  clock: Clock;
  /** Gets the reason why a sign-in failed, of which the user sees only the code. */
  onFailure(error: unknown): void;
}

interface SignInStart {
  person: AccountRole;
  codersKey: string;
  returnTo: string | null;
  /** The product's own origin as the browser knows it. */
  origin: string;
  /** The network address that the call came from. */
  address: string;
}

interface SignInCallback {
  state: string | undefined;
  code: string | undefined;
  error: string | undefined;
  issuer: string | undefined;
  /** The values of the cookie that the browser was sent away with. */
  browserKeys: readonly string[];
  address: string;
  userAgent: string;
  /** The session that this browser has had so far; it ends. */
  replaced: Actor | null;
}

/** Where the browser goes, and with which session if it got one. */
export interface SignInRedirect {
  location: string;
  cookie: string | null;
}

export type GoogleSignInService = ReturnType<typeof createGoogleSignInService>;

export function createGoogleSignInService(deps: GoogleSignInDeps) {
  const { provider, pending, accounts, profiles, sessions, limiter, live, clock } = deps;

  async function identify(
    { code, issuer }: SignInCallback,
    signIn: PendingSignIn,
  ): Promise<OpenIdClaims> {
    if (!provider) throw new Refusal("internal-error");
    if (code === undefined) throw new Refusal("invalid-credential");
    const { redirectUri, codeVerifier, nonce } = signIn;
    return provider.identify({ code, issuer, redirectUri, codeVerifier, nonce });
  }

  async function arrive(back: SignInCallback, signIn: PendingSignIn): Promise<SignInRedirect> {
    if (back.error !== undefined) throw new Refusal(errorOf(back.error));
    const claimant = claimsOf(await identify(back, signIn));
    const admitted = await accounts.admit(claimant, clock.now());
    if (typeof admitted === "string") throw new Refusal(admitted);

    const { uid } = admitted;
    const { person, returnTo } = signIn;
    const { address, userAgent, replaced } = back;
    await profiles.ensure(uid, person, clock.now());
    const profile = await profiles.find({ uid, person });
    const isComplete = profile !== null && missingDetails(profile, person).length === 0;
    const cookie = await sessions.open({ uid, person, address, userAgent });
    if (replaced) {
      await sessions.end(replaced.sessionId);
      live.endSession(replaced.sessionId);
    }
    return { location: redirectAfterSignIn(person, isComplete, returnTo), cookie };
  }

  return {
    isOffered: provider !== null,

    /**
     * @returns the provider's address for the browser, and the key that it has to bring back
     * @throws AppError `google/not-set-up`, `google/unreachable`, `coders-key/wrong` or
     *   `request/too-many`
     */
    async begin(start: SignInStart): Promise<{ url: string; browserKey: string }> {
      const { person, codersKey, returnTo, origin, address } = start;
      if (!provider) throw new AppError("google/not-set-up");
      await limiter.consume({
        limit: rateLimits.googleSignInsFromNetwork,
        whom: networkOf(address),
      });
      if (person === "coder") await deps.refuseWrongCodersKey(codersKey, address);

      const [state, nonce, codeVerifier, browserKey] = [secret(), secret(), secret(), secret()];
      const redirectUri = `${origin}${finishGoogleSignIn.path}`;
      const request = { redirectUri, state, nonce, codeVerifier, origin };
      const url = await provider.authorizationUrl(request).catch((error: unknown) => {
        deps.onFailure(error);
        throw error instanceof OpenIdError ? new AppError("google/unreachable") : error;
      });
      await pending.add({
        stateHash: hashOf(state),
        browserHash: hashOf(browserKey),
        person,
        returnTo,
        redirectUri,
        codeVerifier,
        nonce,
        expiresAt: clock.now() + GOOGLE_SIGN_IN_MS,
      });
      return { url, browserKey };
    },

    /** Never fails: after any failure the browser is sent to the sign-in screen with its code. */
    async finish(back: SignInCallback): Promise<SignInRedirect> {
      let person: AccountRole = "user";
      try {
        const signIn = back.state === undefined ? null : await pending.take(hashOf(back.state));
        if (!signIn) throw new Refusal("invalid-state");
        person = signIn.person;
        const isItsBrowser = back.browserKeys.some((key) => hashOf(key) === signIn.browserHash);
        if (!isItsBrowser || signIn.expiresAt <= clock.now()) throw new Refusal("invalid-state");
        return await arrive(back, signIn);
      } catch (error) {
        if (!(error instanceof Refusal)) deps.onFailure(error);
        return { location: redirectAfterFailure(person, codeOf(error)), cookie: null };
      }
    },
  };
}

/** Carries the code that the sign-in screen shows. */
class Refusal extends Error {
  readonly code: GoogleError;

  constructor(code: GoogleError) {
    super(code);
    this.code = code;
  }
}

function codeOf(error: unknown): GoogleError {
  if (error instanceof Refusal) return error.code;
  if (!(error instanceof OpenIdError)) return "internal-error";
  return error.why === "unreachable" ? "network-request-failed" : "invalid-credential";
}

/** @param error as OAuth names it */
function errorOf(error: string): GoogleError {
  const isTrouble = error === "server_error" || error === "temporarily_unavailable";
  return isTrouble ? "network-request-failed" : "access-denied";
}

function claimsOf({ issuer, subject, email, isEmailVerified, name }: OpenIdClaims): GoogleClaims {
  const parsed = emailSchema.safeParse(email);
  return {
    issuer,
    subject,
    verifiedEmail: isEmailVerified && parsed.success ? parsed.data : null,
    name: nameOf(name),
  };
}

/** As long as a profile's name may be, without half a character where it was cut. */
function nameOf(name: string): string {
  const cut = name.replaceAll("\u0000", "").trim().slice(0, LONGEST_NAME);
  return cut.replace(/\p{Surrogate}/gu, "");
}

const LONGEST_NAME = 80;

/** 256 random bits. */
function secret(): string {
  return randomBytes(32).toString("base64url");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
