/** Signing in at Google, or at the OpenID provider in its place: started here, finished at the callback. */
import { emailSchema, LONGEST_ACCOUNT_NAME } from "@codetale/contract/identity";
import {
  finishGoogleSignIn,
  type GoogleError,
  type startGoogleSignIn,
} from "@codetale/contract/identity/google";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { accountName } from "@codetale/domain/identity/account-name";
import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { OpenIdError, type OpenIdClaims } from "#core/ports/openid";
import type { IdentityContext } from "../identity-context.ts";
import { missingDetails } from "../profile/profile.ts";
import { networkOf } from "../rate-limits/client-network.ts";
import { hashOf, newSecret } from "../secrets.ts";
import type { ArrivingBrowser } from "../sessions/sessions.service.ts";
import type { Admit } from "../sign-in/admission.service.ts";
import type { ProofService } from "../proof/proof.service.ts";
import type { GoogleClaims } from "./google-accounts.repository.ts";
import type { PendingSignIn } from "./google-sign-ins.repository.ts";

export const GOOGLE_SIGN_IN_MS = 10 * MINUTE_MS;

/** By so much a provider's clock may be behind ours. */
const CLOCK_TOLERANCE_MS = 30 * SECOND_MS;

type SignInStart = z.infer<typeof startGoogleSignIn.body> & {
  /** The product's own origin as the browser knows it. */
  origin: string;
  /** The network address that the call came from. */
  address: string;
};

type SignInCallback = z.infer<typeof finishGoogleSignIn.query> & {
  /** The values of the cookie that the browser was sent away with. */
  browserKeys: readonly string[];
  browser: ArrivingBrowser;
};

/** A visit to the provider, for whatever it is made. */
interface VisitStart extends Pick<SignInStart, "origin" | "address"> {
  person: AccountRole;
  /** See `CoderAccess`. */
  invitationId: string | null;
  returnTo: string | null;
  /** The session that the visit is to prove; null for signing in. */
  provenSessionId: string | null;
}

interface Visit {
  /** The provider's address, where the browser goes. */
  url: string;
  /** What the browser has to bring back. */
  browserKey: string;
}

/** Where the browser goes, and with which session if it got one. */
interface SignInRedirect {
  location: string;
  cookies: string[];
}

export function createGoogleSignInService(
  context: IdentityContext,
  admit: Admit,
  proofs: Pick<ProofService, "note">,
) {
  const { google: provider, googleSignIns: pending, googleAccounts, profiles } = context;
  const { limiter, clock, logger, ownerMails, securityLog, coderAccess } = context;

  const reportFailure = (err: unknown) =>
    logger.error({ err }, "signing in at the OpenID provider failed");

  async function identify(
    { code, iss: issuer }: SignInCallback,
    { redirectUri, codeVerifier, nonce }: PendingSignIn,
  ): Promise<OpenIdClaims> {
    if (!provider) throw new Refusal("internal-error");
    if (code === undefined) throw new Refusal("invalid-credential");
    return provider.identify({ code, issuer, redirectUri, codeVerifier, nonce });
  }

  /**
   * @returns the provider's address for the browser, and the key that it has to bring back
   * @throws AppError `google/not-set-up`, `google/unreachable` or `request/too-many`
   */
  async function beginVisit({ origin, address, ...start }: VisitStart): Promise<Visit> {
    if (!provider) throw new AppError("google/not-set-up");
    await limiter.consume("google-sign-in-from", networkOf(address));
    const [state, browserKey] = [newSecret(), newSecret()];
    const redirectUri = `${origin}${finishGoogleSignIn.path}`;
    const kept = { redirectUri, nonce: newSecret(), codeVerifier: newSecret() };
    const isFresh = start.provenSessionId !== null;
    const request = { ...kept, state, origin, isFresh };
    const url = await provider.authorizationUrl(request).catch((error: unknown) => {
      reportFailure(error);
      throw error instanceof OpenIdError ? new AppError("google/unreachable") : error;
    });
    await pending.add({
      ...kept,
      ...start,
      stateHash: hashOf(state),
      browserHash: hashOf(browserKey),
      expiresAt: clock.now() + GOOGLE_SIGN_IN_MS,
    });
    return { url, browserKey };
  }

  /** Proves the session that began it, in whose browser it has to arrive. */
  async function prove(
    { browser: { replaced: actor, address } }: SignInCallback,
    { provenSessionId, expiresAt }: PendingSignIn,
    claimant: GoogleClaims,
  ): Promise<SignInRedirect> {
    if (actor?.sessionId !== provenSessionId) throw new Refusal("invalid-state");
    const begunAt = expiresAt - GOOGLE_SIGN_IN_MS;
    const { authenticatedAt } = claimant;
    // Google does not tell.
    const isFresh = authenticatedAt === null || authenticatedAt >= begunAt - CLOCK_TOLERANCE_MS;
    if (!isFresh) throw new Refusal("invalid-credential");
    const evidence = googleAccounts.linkEvidence(claimant, clock.now());
    await proofs.note(actor, "google", evidence, address).catch((error: unknown) => {
      throw error instanceof AppError ? new Refusal("account-not-linked") : error;
    });
    return { location: screenPaths.proven, cookies: [] };
  }

  async function arrive(back: SignInCallback, visit: PendingSignIn): Promise<SignInRedirect> {
    if (back.error !== undefined) throw new Refusal(errorOf(back.error));
    const claimant = claimsOf(await identify(back, visit));
    return visit.provenSessionId === null
      ? signIn(back, visit, claimant)
      : prove(back, visit, claimant);
  }

  async function signIn(
    { browser }: SignInCallback,
    { person, returnTo, invitationId }: PendingSignIn,
    claimant: GoogleClaims,
  ): Promise<SignInRedirect> {
    const admitted = await googleAccounts.admit(claimant, clock.now());
    if (typeof admitted === "string") throw new Refusal(admitted);

    const { uid, change } = admitted;
    await tellOf(change, { uid, person, email: claimant.verifiedEmail }, browser);
    const access = { invitationId };
    await coderAccess.take(access, uid, browser.address).catch((error: unknown) => {
      throw error instanceof AppError ? new Refusal("coders-key-wrong") : error;
    });
    const evidence = googleAccounts.linkEvidence(claimant, clock.now());
    const isNewAccount = change === "made";
    const arriving = { uid, person, method: "google", access, isNewAccount } as const;
    const cookies = await admit(arriving, evidence, browser);
    const profile = await profiles.find({ uid, person });
    // It was removed while it was looked at, or the invitation was revoked.
    if (!cookies || !profile) throw new Refusal("invalid-state");
    const isComplete = missingDetails(profile, person).length === 0;
    return { location: addressAfter({ person, returnTo, isComplete }), cookies };
  }

  /** What was changed so that the claimant has an account, which a verified address links. */
  async function tellOf(
    change: "made" | "linked" | null,
    { uid, person, email }: { uid: string; person: AccountRole; email: string | null },
    { address, origin }: ArrivingBrowser,
  ): Promise<void> {
    const detail = `${person} by google` as const;
    if (change === "made") await securityLog.record({ kind: "account-made", uid, address, detail });
    if (change !== "linked") return;
    await securityLog.record({ kind: "google-linked", uid, address });
    if (email !== null) ownerMails.googleLinked({ to: email, origin });
  }

  return {
    isOffered: provider !== null,

    /**
     * @returns the provider's address for the browser, and the key that it has to bring back
     * @throws AppError `google/not-set-up`, `google/unreachable`, `coders-key/wrong` or
     *   `request/too-many`
     */
    async begin(start: SignInStart): Promise<Visit> {
      const { person, coders_key: codersKey = "", returnTo = null, origin, address } = start;
      if (!provider) throw new AppError("google/not-set-up");
      const access = person === "coder" ? await coderAccess.check(codersKey, address) : null;
      const invitationId = access?.invitationId ?? null;
      return beginVisit({ person, invitationId, returnTo, origin, address, provenSessionId: null });
    },

    /** Like `begin`, to prove that the actor owns the account. */
    beginProof: (
      { person, sessionId: provenSessionId }: Actor,
      from: Pick<SignInStart, "origin" | "address">,
    ): Promise<Visit> =>
      beginVisit({ ...from, person, invitationId: null, returnTo: null, provenSessionId }),

    /** Never fails: after any failure the browser is sent to the sign-in screen with its code. */
    async finish(back: SignInCallback): Promise<SignInRedirect> {
      let failedAt: string = rolePaths.user.login;
      try {
        const signIn = back.state === undefined ? null : await pending.take(hashOf(back.state));
        if (!signIn) throw new Refusal("invalid-state");
        failedAt =
          signIn.provenSessionId === null ? rolePaths[signIn.person].login : screenPaths.proven;
        const isItsBrowser = back.browserKeys.some((key) => hashOf(key) === signIn.browserHash);
        if (!isItsBrowser || signIn.expiresAt <= clock.now()) throw new Refusal("invalid-state");
        return await arrive(back, signIn);
      } catch (error) {
        if (!(error instanceof Refusal)) reportFailure(error);
        return { location: `${failedAt}?error=${codeOf(error)}`, cookies: [] };
      }
    },
  };
}

/** A profile that lacks something comes first, and is told where the browser wanted to go. */
function addressAfter(arrival: {
  person: AccountRole;
  returnTo: string | null;
  isComplete: boolean;
}): string {
  const { person, returnTo, isComplete } = arrival;
  const { home, profile } = rolePaths[person];
  if (isComplete) return returnTo ?? home;
  return returnTo === null ? profile : `${profile}?from=${encodeURIComponent(returnTo)}`;
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
  return error.reason === "unreachable" ? "network-request-failed" : "invalid-credential";
}

/** @param error as OAuth names it */
function errorOf(error: string): GoogleError {
  const isTemporary = error === "server_error" || error === "temporarily_unavailable";
  return isTemporary ? "network-request-failed" : "access-denied";
}

function claimsOf({ email, isEmailVerified, name, ...identity }: OpenIdClaims): GoogleClaims {
  const parsed = emailSchema.safeParse(email);
  return {
    ...identity,
    verifiedEmail: isEmailVerified && parsed.success ? parsed.data : null,
    name: nameOf(name),
  };
}

/** As long as a profile's name may be, without half a character where it was cut. */
function nameOf(name: string): string {
  const cut = name.replaceAll("\u0000", "").trim().slice(0, LONGEST_ACCOUNT_NAME);
  return accountName(cut.replace(/\p{Surrogate}/gu, ""));
}
