import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { MINUTE_MS } from "@codetale/domain/time";
import { at } from "@codetale/domain/testing/at";
import { OAuth2Server } from "oauth2-mock-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TestClock } from "#testing/clock";
import { createOpenIdProvider } from "./create-openid-provider.ts";

const request = {
  redirectUri: "http://localhost:3000/back",
  state: "state",
  nonce: "nonce",
  codeVerifier: "v".repeat(43),
  origin: "http://localhost:3000",
  isFresh: false,
};
const answer = { ...request, code: "code" };

const clock = new TestClock(at("10:00"));
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe("a provider", () => {
  it("is unreachable when nothing listens there, first and on the way back", async () => {
    const { provider, server } = await aProvider();
    await new Promise((resolve) => server.close(resolve));

    await expect(provider.authorizationUrl(request)).rejects.toMatchObject({
      reason: "unreachable",
    });
    await expect(provider.identify(answer)).rejects.toMatchObject({ reason: "unreachable" });
  });

  it.each([500, 503, 429])("is unreachable while it answers %i", async (status) => {
    const { provider } = await aProvider({}, (_, response) => response.writeHead(status).end());

    await expect(provider.authorizationUrl(request)).rejects.toMatchObject({
      reason: "unreachable",
    });
  });

  it("is unreachable when it does not answer within ten seconds", async () => {
    const patience = vi.spyOn(AbortSignal, "timeout");
    patience.mockImplementation(() => AbortSignal.abort());
    const { provider } = await aProvider({}, () => {});

    await expect(provider.authorizationUrl(request)).rejects.toMatchObject({
      reason: "unreachable",
    });
    expect(patience).toHaveBeenCalledWith(10_000);
    patience.mockRestore();
  });

  it.each([
    ["sends us elsewhere", "unreachable", { redirect: "http://169.254.169.254/" }],
    ["is another issuer than it was asked as", "untrusted", { issuer: "https://evil.example" }],
    ["names no place for tokens", "untrusted", { token_endpoint: undefined }],
    ["names no address for its keys", "untrusted", { jwks_uri: "keys" }],
  ] as const)("is not asked any further when it %s", async (_, reason, metadata) => {
    const { provider } = await aProvider(metadata);

    await expect(provider.authorizationUrl(request)).rejects.toMatchObject({ reason });
  });

  it.each([400, 401, 404])("is not believed when it answers %i to our code", async (status) => {
    const { provider } = await aProvider({ tokenStatus: status });

    await expect(provider.identify(answer)).rejects.toMatchObject({ reason: "untrusted" });
  });

  it.each(["not a token", "e30.e30.", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJldmUifQ."])(
    "is not believed with %j for a token",
    async (idToken) => {
      const { provider } = await aProvider({ idToken });

      await expect(provider.identify(answer)).rejects.toMatchObject({ reason: "untrusted" });
    },
  );

  it("is asked what it says of itself once in ten minutes", async () => {
    const { provider, asked } = await aProvider();
    await provider.authorizationUrl(request);
    clock.advance(10 * MINUTE_MS - 1);
    await provider.authorizationUrl(request);
    expect(asked).toEqual(["/.well-known/openid-configuration"]);

    clock.advance(1);
    await provider.authorizationUrl(request);
    expect(asked).toHaveLength(2);
  });

  it("is shown to browsers where it says, or where we know that they reach it", async () => {
    const { provider, origin } = await aProvider();
    const near = createOpenIdProvider({
      issuer: () => origin,
      clientId: "codetale-test",
      clientSecret: "not a secret",
      authorizationEndpoint: (own) => `${own}/screen`,
      clock,
    });

    expect(await provider.authorizationUrl(request)).toMatch(new RegExp(`^${origin}/authorize\\?`));
    expect(await provider.authorizationUrl(request)).not.toContain("max_age");
    const fresh = await provider.authorizationUrl({ ...request, isFresh: true });
    expect(new URL(fresh).searchParams.get("max_age")).toBe("0");
    expect(await near.authorizationUrl(request)).toMatch(/^http:\/\/localhost:3000\/screen\?/);
  });
});

it("reads the keys once, and anew at once for a token by an unknown one", async () => {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  const claims = { sub: "mina", nonce: "nonce", email: "mina@mail.test", email_verified: true };
  server.service.on("beforeTokenSigning", (token: { payload: object }) => {
    Object.assign(token.payload, claims);
  });
  const provider = createOpenIdProvider({
    issuer: () => server.issuer.url ?? "",
    clientId: "codetale-test",
    clientSecret: "not a secret",
    clock: { now: () => Date.now() },
  });
  const signIn = async () => {
    const url = await provider.authorizationUrl(request);
    const back = await fetch(url, { redirect: "manual" });
    const code = new URL(back.headers.get("location") ?? "").searchParams.get("code") ?? "";
    return provider.identify({ ...answer, code });
  };

  const keysRead = vi.spyOn(globalThis, "fetch");
  const timesKeysWereRead = () =>
    keysRead.mock.calls.filter(([url]) => url === `${server.issuer.url}/jwks`).length;

  expect(await signIn()).toEqual({
    issuer: server.issuer.url,
    subject: "mina",
    email: "mina@mail.test",
    isEmailVerified: true,
    name: "",
    authenticatedAt: null,
  });
  expect(await signIn()).toMatchObject({ subject: "mina" });
  expect(timesKeysWereRead()).toBe(1);

  await server.issuer.keys.generate("ES256", { kid: "the new one" });
  expect(await signIn()).toMatchObject({ subject: "mina" });
  expect(await signIn()).toMatchObject({ subject: "mina" });
  expect(timesKeysWereRead()).toBe(2);
  keysRead.mockRestore();
  await server.stop();
});

interface Said {
  redirect?: string;
  issuer?: string;
  token_endpoint?: undefined;
  jwks_uri?: string;
  tokenStatus?: number;
  idToken?: string;
}

/** A provider that says what a test wants to hear, over real HTTP. */
async function aProvider(said: Said = {}, listener?: RequestListener) {
  const asked: string[] = [];
  const { redirect, tokenStatus = 200, idToken = "", ...metadata } = said;
  const server = createServer(
    listener ??
      ((incoming, response) => {
        asked.push(incoming.url ?? "");
        if (redirect) return response.writeHead(302, { location: redirect }).end();
        response.setHeader("content-type", "application/json");
        if (incoming.url === "/jwks") return response.end('{"keys":[]}');
        if (incoming.url === "/token") {
          const tokens = { access_token: "access", token_type: "Bearer", id_token: idToken };
          return response.writeHead(tokenStatus).end(JSON.stringify(tokens));
        }
        return response.end(
          JSON.stringify({
            issuer: origin,
            authorization_endpoint: `${origin}/authorize`,
            token_endpoint: `${origin}/token`,
            jwks_uri: `${origin}/jwks`,
            ...metadata,
          }),
        );
      }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = createOpenIdProvider({
    issuer: () => origin,
    clientId: "codetale-test",
    clientSecret: "not a secret",
    clock,
  });
  return { provider, server, origin, asked };
}
