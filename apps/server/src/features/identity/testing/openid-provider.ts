/** A real OpenID provider on loopback, whose people and faults a test decides. */
import { OAuth2Server } from "oauth2-mock-server";
import { createOpenIdProvider } from "#platform/openid/create-openid-provider";

export interface ProviderClaims {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  [claim: string]: unknown;
}

export async function startOpenIdProvider() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const issuer = server.issuer.url ?? "";

  let claims: ProviderClaims = { sub: "nobody" };
  let profile: ProviderClaims | null = null;
  server.service.on("beforeTokenSigning", (token: { payload: object }) => {
    Object.assign(token.payload, claims);
  });
  server.service.on("beforeUserinfo", (response: { body: unknown }) => {
    response.body = profile;
  });

  return {
    server,
    issuer,
    provider: createOpenIdProvider({
      issuer: () => issuer,
      clientId: "codetale-test",
      clientSecret: "not a secret",
      clock: { now: () => Date.now() },
    }),

    /** Whoever signs in from now on, as the ID token and the profile tell. */
    is(person: ProviderClaims, told: ProviderClaims | null = null): void {
      claims = person;
      profile = told;
    },

    /** Goes through the provider's screen as a browser would. @returns where it sends the browser */
    async pass(url: string): Promise<URL> {
      const response = await fetch(url, { redirect: "manual" });
      return new URL(response.headers.get("location") ?? "");
    },

    stop: () => server.stop(),
  };
}
