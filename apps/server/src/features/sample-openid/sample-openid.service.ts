/**
 * A tiny OpenID provider for who tries the product out: "Continue with Google" without Google. Its
 * people prove nothing, so it is there with sample data alone and never in production.
 */
import { createHash, randomBytes } from "node:crypto";
import { MINUTE_MS, SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";

export interface SamplePerson {
  /** What they are known by at the provider. */
  sub: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
}

/** What the screen is asked with, as OpenID Connect names it. */
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
  /** Signs as a JWT. */
  sign(claims: object): Promise<string>;
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

    /** @returns where the browser goes on, as `sub` or, for nobody among the people, as a refusal */
    decide(request: AuthorizeRequest, sub: string): string {
      const back = new URL(request.redirectUri);
      back.searchParams.set("state", request.state);
      const person = people.find((each) => each.sub === sub);
      if (!person) {
        back.searchParams.set("error", "access_denied");
        return back.href;
      }
      forgetExpired();
      const code = randomBytes(24).toString("base64url");
      codes.set(code, { person, request, expiresAt: clock.now() + MINUTE_MS });
      back.searchParams.set("code", code);
      return back.href;
    },

    /** @returns the ID token for a code that is spent with it, or null */
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
      const issuedAt = Math.floor(clock.now() / SECOND_MS);
      return sign({
        iss: issuer,
        aud: client.id,
        sub: person.sub,
        iat: issuedAt,
        exp: issuedAt + MINUTE_MS / SECOND_MS,
        nonce: request.nonce,
        name: person.name,
        email: person.email,
        email_verified: person.isEmailVerified,
      });
    },
  };

  function forgetExpired(): void {
    for (const [code, { expiresAt }] of codes) if (expiresAt <= clock.now()) codes.delete(code);
  }
}

function challengeOf(codeVerifier: string): string {
  return createHash("sha256").update(codeVerifier).digest("base64url");
}
