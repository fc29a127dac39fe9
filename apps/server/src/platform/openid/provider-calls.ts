/** Calls to an OpenID provider: soon given up, never redirected, and of a known shape. */
import { SECOND_MS } from "@codetale/domain/time";
import { z } from "zod";
import { OpenIdError } from "#core/openid";

/** A person waits in front of an empty page meanwhile. */
const PATIENCE_MS = 10 * SECOND_MS;

/**
 * @throws OpenIdError `unreachable` without an answer or with one of a provider in trouble;
 *   `untrusted` for a refusal or an answer of another shape
 */
export async function fetchFromProvider<S extends z.ZodType>(
  url: string,
  shape: S,
  init: RequestInit = {},
): Promise<z.output<S>> {
  const response = await fetch(url, {
    ...init,
    redirect: "error",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new OpenIdError("unreachable", error);
  });
  if (response.status >= 500 || response.status === 429) {
    throw new OpenIdError("unreachable", `${url} answered ${response.status}`);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new OpenIdError("untrusted", `${url} answered ${response.status}`);
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new OpenIdError("untrusted", parsed.error);
  return parsed.data;
}

/** What a provider says of itself, as far as it is needed. */
export const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
});
export type Metadata = z.output<typeof metadataSchema>;

export const keysSchema = z.object({
  keys: z.array(z.looseObject({ kty: z.string() })),
});

export const tokensSchema = z.object({ id_token: z.string(), access_token: z.string().optional() });

/** Some providers write the flag as text. */
const flagShape = z.union([z.boolean(), z.enum(["true", "false"])]);

export const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: flagShape.optional(),
  name: z.string().optional(),
});
export type Claims = z.output<typeof claimsSchema>;

export const idTokenSchema = claimsSchema.extend({
  nonce: z.string().optional(),
  azp: z.string().optional(),
});
