/** Puts the sample provider together: its routes, and how the product reaches it as a client. */
import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { isIPv6 } from "node:net";
import type { Clock } from "@codetale/domain/time";
import { OpenIdError } from "#core/openid";
import { SAMPLE_ISSUER_PATH, SAMPLE_AUTHORIZE_PATH } from "./sample-openid.routes.ts";
import { createSampleOpenId, type SamplePerson } from "./sample-openid.service.ts";
import { createSigningKey } from "./signing-key.ts";

interface SampleProviderDeps {
  /** The accounts of the sample data, whose e-mail addresses are verified. */
  accounts: readonly { email: string; name: string }[];
  /** The product's own, on which the provider is reached. */
  server: Server;
  clock: Clock;
}

export type SampleProvider = ReturnType<typeof createSampleProvider>;

export function createSampleProvider({ accounts, server, clock }: SampleProviderDeps) {
  const client = { id: "codetale", secret: randomBytes(24).toString("base64url") };
  const issuer = () => `${addressOf(server)}${SAMPLE_ISSUER_PATH}`;
  const people = [
    ...accounts.map(({ email, name }) => aPerson(email, name, email)),
    aPerson("newcomer", "Ada Newcomer"),
    { ...aPerson("unverified", "Uma Unverified"), isEmailVerified: false },
  ];
  return {
    /** For `sampleOpenIdRoutes`. */
    provider: createSampleOpenId({ people, client, key: createSigningKey(), issuer, clock }),
    /** For `createOpenIdProvider`. */
    client: {
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      authorizationEndpoint: (origin: string) => `${origin}${SAMPLE_AUTHORIZE_PATH}`,
    },
  };
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
