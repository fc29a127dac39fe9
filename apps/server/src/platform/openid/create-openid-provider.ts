/**
 * An OpenID Connect provider by its issuer: authorization code with PKCE and nonce. The sign-in
 * library's own helpers build the requests and check signatures; see docs/decisions.
 */
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import {
  authorizationCodeRequest,
  createAuthorizationURL,
  verifyJwsAccessToken,
} from "better-auth/oauth2";
import { OpenIdError, type OpenIdProvider } from "#core/openid";
import {
  fetchFromProvider,
  claimsSchema,
  idTokenSchema,
  keysSchema,
  metadataSchema,
  tokensSchema,
  type Claims,
  type Metadata,
} from "./provider-calls.ts";

export interface OpenIdSettings {
  /** Asked for when it is needed: a provider on our own address has none before we listen. */
  issuer: () => string;
  clientId: string;
  clientSecret: string;
  /** Where browsers are sent, for a provider that they reach by another address than we do. */
  screen?: (origin: string) => string;
  clock: Clock;
}

/** A provider's metadata and keys are believed for this long. */
const KEPT_MS = 10 * MINUTE_MS;

/** Asymmetric ones alone: with a secret that is shared, whoever checks could also have signed. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"];

const SCOPES = ["openid", "email", "profile"];

export function createOpenIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const { clientId, clientSecret, screen, clock } = settings;
  const options = { clientId, clientSecret };
  const keysKey = {};
  let kept: { metadata: Metadata; until: EpochMs } | null = null;

  async function metadata(): Promise<Metadata> {
    if (kept && kept.until > clock.now()) return kept.metadata;
    const issuer = settings.issuer();
    const url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const found = await fetchFromProvider(url, metadataSchema);
    if (found.issuer !== issuer) throw new OpenIdError("untrusted", `issuer is ${found.issuer}`);
    kept = { metadata: found, until: clock.now() + KEPT_MS };
    return found;
  }

  async function verified(idToken: string, { issuer, jwks_uri: keysUrl }: Metadata, nonce: string) {
    const payload = await verifyJwsAccessToken(idToken, {
      jwksFetch: () => fetchFromProvider(keysUrl, keysSchema),
      jwksCacheKey: keysKey,
      verifyOptions: {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ["sub", "exp", "iat"],
        currentDate: new Date(clock.now()),
        clockTolerance: 30,
      },
    }).catch((error: unknown) => {
      throw error instanceof OpenIdError ? error : new OpenIdError("untrusted", error);
    });
    const claims = idTokenSchema.safeParse(payload);
    if (!claims.success) throw new OpenIdError("untrusted", claims.error);
    if (claims.data.nonce !== nonce) throw new OpenIdError("untrusted", "nonce is another");
    if (claims.data.azp !== undefined && claims.data.azp !== clientId) {
      throw new OpenIdError("untrusted", "token is for another client");
    }
    return claims.data;
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier, origin }) {
      const { issuer, authorization_endpoint: endpoint } = await metadata();
      const url = await createAuthorizationURL({
        id: issuer,
        options,
        redirectURI: redirectUri,
        authorizationEndpoint: screen?.(origin) ?? endpoint,
        state,
        nonce,
        codeVerifier,
        scopes: SCOPES,
        prompt: "select_account",
      });
      return url.href;
    },

    async identify({ code, redirectUri, codeVerifier, nonce, issuer: named }) {
      const provider = await metadata();
      const { issuer, token_endpoint: tokenEndpoint } = provider;
      if (named !== undefined && named !== issuer) {
        throw new OpenIdError("untrusted", `answer is of ${named}`);
      }
      const { body, headers } = await authorizationCodeRequest({
        code,
        codeVerifier,
        redirectURI: redirectUri,
        options,
        tokenEndpoint,
      });
      const tokens = await fetchFromProvider(tokenEndpoint, tokensSchema, {
        method: "POST",
        body,
        headers,
      });
      const claims = await verified(tokens.id_token, provider, nonce);
      const profile = await withProfile(claims, provider, tokens.access_token);
      return {
        issuer,
        subject: claims.sub,
        email: profile.email ?? null,
        isEmailVerified: String(profile.email_verified) === "true",
        name: profile.name ?? "",
      };
    },
  };
}

/** Some providers tell the e-mail address only where it is asked for. */
async function withProfile(
  claims: Claims,
  { userinfo_endpoint: url }: Metadata,
  accessToken: string | undefined,
): Promise<Claims> {
  if (claims.email !== undefined || url === undefined || accessToken === undefined) return claims;
  const told = await fetchFromProvider(url, claimsSchema, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (told.sub !== claims.sub) throw new OpenIdError("untrusted", "profile is of somebody else");
  return { ...claims, ...told };
}
