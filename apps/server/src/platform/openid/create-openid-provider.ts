/**
 * An OpenID Connect provider by its issuer: authorization code with PKCE and nonce. The library
 * `openid-client` makes the calls and checks signature, issuer, audience, nonce and times of the ID
 * token; decision 015.
 */
import { MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
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
import type { OpenIdCallback, OpenIdProvider } from "#core/openid";
import {
  claimsSchema,
  idTokenClaimsSchema,
  metadataSchema,
  type Claims,
  type Metadata,
} from "./provider-answers.ts";
import { fetchFromProvider, openIdErrorOf } from "./provider-fetch.ts";

export interface OpenIdSettings {
  /** Asked for when it is needed: a provider on our own address has none before we listen. */
  issuer: () => string;
  clientId: string;
  clientSecret: string;
  /** Where browsers are sent, for a provider that they reach by another address than we do. */
  authorizationEndpoint?: (origin: string) => string;
  /** Ages the metadata. The library checks the times of tokens by the system's clock. */
  clock: Clock;
}

/** A provider's metadata are believed for this long. */
const METADATA_MS = 10 * MINUTE_MS;

/** The user waits in front of an empty page meanwhile. */
const TIMEOUT_S = 10;

const CLOCK_TOLERANCE_S = 30;

/** The library reads keys anew for an unknown one only when those it has are this old. */
const KEY_COOLDOWN_S = 60;

/** Asymmetric ones alone: with a shared secret, each party that checks could also have signed. */
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

  /** The claims of the ID token, with those of the userinfo endpoint where it lacks the address. */
  async function claimsFor(answer: OpenIdCallback, provider: Metadata): Promise<Claims> {
    const config = configurationOf(provider, settings);
    if (keys) setJwksCache(config, keys);
    const { codeVerifier: pkceCodeVerifier, nonce: expectedNonce } = answer;
    const checks = { pkceCodeVerifier, expectedNonce, idTokenExpected: true };
    const tokens = await authorizationCodeGrant(config, callbackUrl(answer), checks);
    const used = getJwksCache(config);
    // Counted as old enough, so that a token by an unknown key has the keys read anew at once.
    if (used && used.uat !== keys?.uat) keys = { ...used, uat: used.uat - KEY_COOLDOWN_S };

    const claims: Claims = idTokenClaimsSchema(settings.clientId).parse(tokens.claims());
    if (claims.email !== undefined || provider.userinfo_endpoint === undefined) return claims;
    const profile = await fetchUserInfo(config, tokens.access_token, claims.sub);
    return { ...claims, ...claimsSchema.parse(profile) };
  }

  return {
    async authorizationUrl({ redirectUri, state, nonce, codeVerifier, origin }) {
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

/** Every call needs https unless the issuer itself has none, as on loopback. */
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

/** The address that the browser came back to, without the state, which was checked before. */
function callbackUrl({ redirectUri, code, issuer }: OpenIdCallback): URL {
  const url = new URL(redirectUri);
  url.searchParams.set("code", code);
  if (issuer !== undefined) url.searchParams.set("iss", issuer);
  return url;
}
