/** Ports for signing in at an OpenID Connect provider; implemented under platform/. */
import type { CookieHeaders } from "./authentication.ts";

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

/** A user as the provider knows them, from claims whose signature was checked. */
export interface OpenIdClaims {
  issuer: string;
  /** Stable and never given to another user; with the issuer it identifies one. */
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

/**
 * The cookie by which a browser that comes back from the provider is known as the one that was sent
 * there; implemented under platform/.
 */
export interface BrowserCookie {
  /** @returns the values that the browser brings back, none or one as a rule */
  readValues(headers: CookieHeaders): string[];
  /** @returns the value of a Set-Cookie header */
  serialize(value: string, lifetimeMs: number): string;
  /** @returns the value of a Set-Cookie header that makes the browser drop it */
  serializeCleared(): string;
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
