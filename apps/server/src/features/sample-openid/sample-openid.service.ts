/**
 * A small OpenID provider for trials: "Continue with Google" without Google. Its accounts ask for no
 * password, so it exists with sample data alone and never in production; decision 016.
 */
import { createHash, randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { OpenIdError } from "#core/ports/openid";
import { createSigningKey } from "./signing-key.ts";

export interface SamplePerson {
  /** The account's identifier at the provider. */
  sub: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
}

/** What is kept of an authorization request, as OpenID Connect names it. */
interface AuthorizeRequest {
  redirect_uri: string;
  state: string;
  nonce: string;
  code_challenge: string;
}

interface TokenRequest {
  client_id: string;
  client_secret: string;
  code: string;
  redirect_uri: string;
  code_verifier: string;
}

interface SampleProviderDeps {
  /** The accounts of the sample data, whose e-mail addresses are verified. */
  accounts: readonly { email: string; name: string }[];
  /** The product's own, on which the provider is reached. */
  server: Server;
  clock: Clock;
}

export const SAMPLE_ISSUER_PATH = "/dev/openid";
export const SAMPLE_AUTHORIZE_PATH = `${SAMPLE_ISSUER_PATH}/authorize`;

export type SampleProvider = ReturnType<typeof createSampleProvider>;

export function createSampleProvider({ accounts, server, clock }: SampleProviderDeps) {
  const client = { id: "codetale", secret: randomBytes(24).toString("base64url") };
  const key = createSigningKey();
  const issuer = () => `${addressOf(server)}${SAMPLE_ISSUER_PATH}`;
  const people = [
    ...accounts.map(({ email, name }) => aPerson(email, name, email)),
    aPerson("newcomer", "Ada Newcomer"),
    { ...aPerson("unverified", "Uma Unverified"), isEmailVerified: false },
  ];
  const codes = new Map<
    string,
    { person: SamplePerson; request: AuthorizeRequest; expiresAt: EpochMs }
  >();

  return {
    /** For `createOpenIdProvider`. */
    client: {
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      authorizationEndpoint: (origin: string) => `${origin}${SAMPLE_AUTHORIZE_PATH}`,
    },
    people,
    issuer,
    jwk: () => key.jwk(),

    isClient: (clientId: string) => clientId === client.id,

    /** @returns where the browser goes on: with a code for `sub`, or for an unknown `sub` refused */
    decide(request: AuthorizeRequest, sub: string): string {
      const back = new URL(request.redirect_uri);
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
    async exchange({ client_id, client_secret, code, ...asked }: TokenRequest) {
      if (client_id !== client.id || client_secret !== client.secret) return null;
      const given = codes.get(code);
      codes.delete(code);
      if (!given || given.expiresAt <= clock.now()) return null;
      const { redirect_uri, code_challenge, nonce } = given.request;
      const isOurs =
        redirect_uri === asked.redirect_uri && code_challenge === challengeOf(asked.code_verifier);
      if (!isOurs) return null;
      const { isEmailVerified: email_verified, ...profile } = given.person;
      return key.sign({ iss: issuer(), aud: client.id, nonce, ...profile, email_verified });
    },
  };

  function removeExpired(): void {
    for (const [code, { expiresAt }] of codes) if (expiresAt <= clock.now()) codes.delete(code);
  }
}

function challengeOf(codeVerifier: string): string {
  return createHash("sha256").update(codeVerifier).digest("base64url");
}

function aPerson(sub: string, name: string, email = `${sub}@codetale.example`): SamplePerson {
  return { sub, name, email, isEmailVerified: true };
}

/** Where we reach ourselves. @throws OpenIdError while nothing listens */
function addressOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === "string") {
    throw new OpenIdError("unreachable", "The server does not listen on a port.");
  }
  const { address, port } = bound;
  const host = everywhere[address] ?? address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "::1" };
