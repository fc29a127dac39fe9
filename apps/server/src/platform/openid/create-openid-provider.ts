/**
 * An OpenID Connect client: authorization code flow with PKCE and nonce. The library
 * `openid-client` makes the calls and checks signature, issuer, audience, nonce and times of the ID
 * token; decision 015.
 */
import { MINUTE_MS, SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  getJwksCache,
  setJwksCache,
  type ExportedJWKSCache,
} from "openid-client";
import type { OpenIdCallback, OpenIdProvider } from "#core/ports/openid";
import {
  claimsSchema,
  idTokenClaimsSchema,
  metadataSchema,
  type IdTokenClaims,
  type Metadata,
} from "./provider-answers.ts";
import { fetchFromProvider, openIdErrorOf } from "./provider-fetch.ts";

export interface OpenIdSettings {
  /**
   * A function because a provider on the server's own address is known only once the server
   * listens.
   */
  issuer: () => string;
  clientId: string;
  clientSecret: string;
  /**
   * Where browsers are sent, for a provider that they reach at another address than the server
   * does.
   */
  authorizationEndpoint?: (origin: string) => string;
  /** For the age of the metadata. The library checks the times of tokens by the system clock. */
  clock: Clock;
}

/** How long a provider's metadata are cached. */
const METADATA_MS = 10 * MINUTE_MS;

/** Seconds; the user sees an empty page until the answer. */
const TIMEOUT_S = 10;

const CLOCK_TOLERANCE_S = 30;

/**
 * Seconds: for a token with an unknown key, the library reloads the keys only if they are this old.
 */
const KEY_COOLDOWN_S = 60;

/** Asymmetric ones only: a shared secret would let each party that verifies also sign. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"];

export function createOpenIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const { clock } = settings;
  let known: { metadata: Metadata; until: EpochMs } | null = null;
  let keys: ExportedJWKSCache | undefined;

  async function metadata(): Promise<Metadata> {
    if (known && known.until > clock.now()) return known.metadata;
    const found = await discover(settings);
    known = { metadata: found, until: clock.now() + METADATA_MS };
    return found;
  }

  /** The claims of the ID token, completed by the userinfo endpoint where it lacks the address. */
  async function claimsFor(answer: OpenIdCallback, provider: Metadata): Promise<IdTokenClaims> {
    const config = configurationOf(provider, settings);
    if (keys) setJwksCache(config, keys);
    const { codeVerifier: pkceCodeVerifier, nonce: expectedNonce } = answer;
    const checks = { pkceCodeVerifier, expectedNonce, idTokenExpected: true };
    const tokens = await authorizationCodeGrant(config, callbackUrl(answer), checks);
    const used = getJwksCache(config);
    // Made to look old enough, so that a token with an unknown key reloads the keys at once.
    if (used && used.uat !== keys?.uat) keys = { ...used, uat: used.uat - KEY_COOLDOWN_S };

    const claims: IdTokenClaims = idTokenClaimsSchema(settings.clientId).parse(tokens.claims());
    if (claims.email !== undefined || provider.userinfo_endpoint === undefined) return claims;
    const profile = await fetchUserInfo(config, tokens.access_token, claims.sub);
    return { ...claims, ...claimsSchema.parse(profile) };
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier, origin, isFresh }) {
      const provider = await metadata();
      const endpoint = settings.authorizationEndpoint?.(origin) ?? provider.authorization_endpoint;
      const config = configurationOf({ ...provider, authorization_endpoint: endpoint }, settings);
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: "S256",
        prompt: "select_account",
        ...(isFresh && { max_age: "0" }),
      }).href;
    },

    async identify(answer) {
      const provider = await metadata();
      const claims = await claimsFor(answer, provider).catch((error: unknown) => {
        throw openIdErrorOf(error);
      });
      return {
        issuer: provider.issuer,
        subject: claims.sub,
        email: claims.email ?? null,
        isEmailVerified: String(claims.email_verified) === "true",
        name: claims.name ?? "",
        authenticatedAt: claims.auth_time === undefined ? null : claims.auth_time * SECOND_MS,
      };
    },
  };
}

/** @throws OpenIdError */
async function discover({ issuer, clientId }: OpenIdSettings): Promise<Metadata> {
  const asked = issuer();
  try {
    const found = await discovery(new URL(asked), clientId, undefined, undefined, {
      [customFetch]: fetchFromProvider,
      timeout: TIMEOUT_S,
      execute: isPlainHttp(asked) ? [allowInsecureRequests] : [],
    });
    const metadata = metadataSchema.parse({ ...found.serverMetadata() });
    if (metadata.issuer !== asked) throw new Error(`issuer is ${metadata.issuer}`);
    return metadata;
  } catch (error) {
    throw openIdErrorOf(error);
  }
}

/** Calls must use HTTPS unless the issuer itself does not, as on loopback. */
function configurationOf(
  metadata: Metadata,
  { clientId, clientSecret }: OpenIdSettings,
): Configuration {
  const config = new Configuration(
    { ...metadata, id_token_signing_alg_values_supported: ALGORITHMS },
    clientId,
    { [clockTolerance]: CLOCK_TOLERANCE_S },
    ClientSecretPost(clientSecret),
  );
  config[customFetch] = fetchFromProvider;
  config.timeout = TIMEOUT_S;
  enableNonRepudiationChecks(config);
  if (isPlainHttp(metadata.issuer)) allowInsecureRequests(config);
  return config;
}

function isPlainHttp(url: string): boolean {
  return url.startsWith("http:");
}

/** The callback's address, without the state, which is already checked. */
function callbackUrl({ redirectUri, code, issuer }: OpenIdCallback): URL {
  const url = new URL(redirectUri);
  url.searchParams.set("code", code);
  if (issuer !== undefined) url.searchParams.set("iss", issuer);
  return url;
}
