/** Ports for signing in at an OpenID Connect provider; implemented under platform/. */

import type { EpochMs } from "@codetale/domain/time";

/** What an authorization request carries; each sign-in has its own. */
export interface OpenIdRequest {
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** The PKCE code verifier, known to the server only. */
  codeVerifier: string;
  /** The product's own origin as the browser sees it. */
  origin: string;
  /** Whether the user is asked to sign in at the provider anew; some do not heed it. */
  isFresh: boolean;
}

/**
 * The answer that the browser brings to the callback, with the values of its authorization request.
 */
export interface OpenIdCallback extends Pick<
  OpenIdRequest,
  "redirectUri" | "nonce" | "codeVerifier"
> {
  code: string;
  /** The issuer that the callback names, if it names one. */
  issuer?: string | undefined;
}

/** A user as the provider describes them, from claims whose signature was checked. */
export interface OpenIdClaims {
  issuer: string;
  /** Stable and never reassigned; identifies one user together with the issuer. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
  /** When the user signed in at the provider; null where it does not tell. */
  authenticatedAt: EpochMs | null;
}

/** The provider did not answer, or its answer cannot be trusted. */
export class OpenIdError extends Error {
  readonly reason: "unreachable" | "untrusted";

  constructor(reason: OpenIdError["reason"], cause: unknown) {
    super(`The OpenID provider is ${reason}.`, { cause });
    this.name = "OpenIdError";
    this.reason = reason;
  }
}

export interface OpenIdProvider {
  /** @throws OpenIdError */
  authorizationUrl(request: OpenIdRequest): Promise<string>;
  /**
   * Exchanges the authorization code of the callback.
   *
   * @throws OpenIdError
   */
  identify(answer: OpenIdCallback): Promise<OpenIdClaims>;
}
