/**
 * A small OpenID provider for trials: "Continue with Google" without Google. Its accounts ask for no
 * password, so it exists with sample data alone and never in production; decision 016.
 */
import { createHash, randomBytes } from "node:crypto";
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";

export interface SamplePerson {
  /** The account's identifier at the provider. */
  sub: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
}

/** The parameters of an authorization request, as OpenID Connect names them. */
export interface AuthorizeRequest {
  clientId: string;
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

interface Exchange {
  clientId: string;
  clientSecret: string;
  code: string;
  redirectUri: string;
  codeVerifier: string;
}

export interface SampleOpenIdDeps {
  people: readonly SamplePerson[];
  client: { id: string; secret: string };
  /** Signs as a JWT that lives as long as `lifetime`, such as `1m`. */
  sign(claims: Record<string, unknown>, lifetime: string): Promise<string>;
  clock: Clock;
}

export type SampleOpenId = ReturnType<typeof createSampleOpenId>;

export function createSampleOpenId({ people, client, sign, clock }: SampleOpenIdDeps) {
  const codes = new Map<
    string,
    { person: SamplePerson; request: AuthorizeRequest; expiresAt: EpochMs }
  >();

  return {
    people,

    isClient: (clientId: string) => clientId === client.id,

    /** @returns where the browser goes on: with a code for `sub`, or for an unknown `sub` refused */
    decide(request: AuthorizeRequest, sub: string): string {
      const back = new URL(request.redirectUri);
      back.searchParams.set("state", request.state);
      const person = people.find((each) => each.sub === sub);
      if (!person) {
        back.searchParams.set("error", "access_denied");
        return back.href;
      }
      removeExpired();
      const code = randomBytes(24).toString("base64url");
      codes.set(code, { person, request, expiresAt: clock.now() + MINUTE_MS });
      back.searchParams.set("code", code);
      return back.href;
    },

    /** Spends a code. @returns its ID token, or null where the request does not match the code */
    async exchange(exchange: Exchange, issuer: string): Promise<string | null> {
      const { clientId, clientSecret, code, redirectUri, codeVerifier } = exchange;
      if (clientId !== client.id || clientSecret !== client.secret) return null;
      const given = codes.get(code);
      codes.delete(code);
      if (!given || given.expiresAt <= clock.now()) return null;
      const { person, request } = given;
      const isOurs =
        request.redirectUri === redirectUri && request.codeChallenge === challengeOf(codeVerifier);
      if (!isOurs) return null;
      const { sub, name, email, isEmailVerified } = person;
      const { nonce } = request;
      const profile = { name, email, email_verified: isEmailVerified };
      return sign({ iss: issuer, aud: client.id, sub, nonce, ...profile }, "1m");
    },
  };

  function removeExpired(): void {
    for (const [code, { expiresAt }] of codes) if (expiresAt <= clock.now()) codes.delete(code);
  }
}

function challengeOf(codeVerifier: string): string {
  return createHash("sha256").update(codeVerifier).digest("base64url");
}
