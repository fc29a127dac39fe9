/** Port for an OpenID Connect provider; implemented under platform/. */

/** What a browser is sent to the provider with; each sign-in has its own. */
export interface OpenIdRequest {
  /** Where the provider sends the browser back to. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** The secret half of PKCE, which only the server knows. */
  codeVerifier: string;
  /** The product's own origin as the browser knows it. */
  origin: string;
}

export interface OpenIdCallback extends Pick<
  OpenIdRequest,
  "redirectUri" | "nonce" | "codeVerifier"
> {
  code: string;
  /** The issuer that the answer names, if it names one. */
  issuer?: string | undefined;
}

/** A person as the provider knows them, from claims whose signature was checked. */
export interface OpenIdClaims {
  issuer: string;
  /** Stable and never given to anybody else; with the issuer it is who somebody is. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  name: string;
}

/** The provider did not answer, or what it answered cannot be trusted. */
export class OpenIdError extends Error {
  readonly why: "unreachable" | "untrusted";

  constructor(why: OpenIdError["why"], cause: unknown) {
    super(`The OpenID provider is ${why}.`, { cause });
    this.name = "OpenIdError";
    this.why = why;
  }
}

export interface OpenIdProvider {
  /** @throws OpenIdError */
  authorizationUrl(request: OpenIdRequest): Promise<string>;
  /**
   * Exchanges the code that the browser brought back.
   *
   * @throws OpenIdError
   */
  identify(answer: OpenIdCallback): Promise<OpenIdClaims>;
}
