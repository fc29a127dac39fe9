/** Schemas of a provider's answers, beyond what the library checks. */
import { z } from "zod";

/** The fields that we use of a provider's metadata (OpenID Connect Discovery 1.0, section 3). */
export const metadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().exactOptional(),
});
export type Metadata = z.output<typeof metadataSchema>;

/** Some providers send the flag as text. */
const flagSchema = z.union([z.boolean(), z.enum(["true", "false"])]);

/** Claims that the ID token and the userinfo endpoint share. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: flagSchema.optional(),
  name: z.string().optional(),
});

/** The library checks `azp`, the client that a token was issued to, only with several audiences. */
export const idTokenClaimsSchema = (clientId: string) =>
  claimsSchema.extend({
    azp: z.literal(clientId).optional(),
    /** Seconds. */
    auth_time: z.number().optional(),
  });
export type IdTokenClaims = z.output<ReturnType<typeof idTokenClaimsSchema>>;
