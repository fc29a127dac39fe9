/** The sample provider's account choice and endpoints; registered for trials alone. */
import { randomUUID } from "node:crypto";
import type { Endpoint } from "@codetale/contract/endpoint";
import { finishGoogleSignIn } from "@codetale/contract/identity/google";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { AppError } from "#core/errors/app-error";
import { addRoute } from "#platform/http/routes/add-route";
import { smallPage } from "#platform/http/answers/small-page";
import { accountChoicePage } from "./account-choice-page.ts";
import {
  SAMPLE_AUTHORIZE_PATH,
  SAMPLE_ISSUER_PATH,
  type SampleProvider,
} from "./sample-openid.service.ts";

const text = z.string().min(1).max(512);

const discover = {
  method: "GET",
  path: `${SAMPLE_ISSUER_PATH}/.well-known/openid-configuration`,
  summary: "What the sample OpenID provider says of itself",
  response: z.any(),
  errors: [],
} as const satisfies Endpoint;

const readKeys = {
  method: "GET",
  path: `${SAMPLE_ISSUER_PATH}/jwks`,
  summary: "The key that its tokens are signed with",
  response: z.any(),
  errors: [],
} as const satisfies Endpoint;

const authorize = {
  method: "GET",
  path: SAMPLE_AUTHORIZE_PATH,
  summary: "Asks whom to be, and sends the browser back as whoever was chosen",
  query: z.object({
    client_id: text,
    redirect_uri: text,
    response_type: z.literal("code"),
    state: text,
    nonce: text,
    code_challenge: text,
    code_challenge_method: z.literal("S256"),
    /** The account that was chosen; any unknown one cancels. */
    as: text.optional(),
  }),
  response: z.any(),
  errors: ["request/invalid"],
} as const satisfies Endpoint;

const exchange = {
  method: "POST",
  path: `${SAMPLE_ISSUER_PATH}/token`,
  summary: "Exchanges a code for an ID token",
  body: z.object({
    grant_type: z.literal("authorization_code"),
    client_id: text,
    client_secret: text,
    code: text,
    redirect_uri: text,
    code_verifier: text,
  }),
  response: z.any(),
  errors: ["request/invalid"],
} as const satisfies Endpoint;

export const sampleOpenIdRoutes: FastifyPluginAsync<{ provider: SampleProvider }> = async (
  app,
  { provider },
) => {
  const { issuer } = provider;
  acceptForms(app);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  addRoute(app, discover, async () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  }));

  addRoute(app, readKeys, async () => ({ keys: [await provider.jwk()] }));

  addRoute(app, authorize, async ({ query, request, reply }) => {
    const { as: chosen, ...asked } = query;
    const isOurs =
      provider.isClient(asked.client_id) &&
      asked.redirect_uri === `${request.ownOrigin}${finishGoogleSignIn.path}`;
    if (!isOurs) throw new AppError("request/invalid");
    if (chosen !== undefined) return reply.redirect(provider.decide(asked, chosen), 303);
    const here = (sub: string) =>
      `${SAMPLE_AUTHORIZE_PATH}?${new URLSearchParams({ ...asked, as: sub }).toString()}`;
    const page = accountChoicePage(provider.people, (person) => here(person?.sub ?? "nobody"));
    return smallPage(reply, page);
  });

  addRoute(app, exchange, async ({ body }) => {
    const token = await provider.exchange(body);
    if (token === null) throw new AppError("request/invalid");
    // OAuth requires an access token; this one opens nothing.
    return { access_token: randomUUID(), token_type: "Bearer", expires_in: 60, id_token: token };
  });
};

/** OAuth sends forms, which nothing else here takes. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
