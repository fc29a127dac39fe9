/** Passkeys by `@simplewebauthn/server`; what it leaves open is refused here (decision 042). */
import type { NewCredential, UsedCredential } from "@codetale/contract/identity/passkeys";
import { PRODUCT_NAME } from "@codetale/domain/product";
import { MINUTE_MS } from "@codetale/domain/time";
import { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from "@simplewebauthn/server/helpers";
import {
  PasskeyError,
  type ExpectedAnswer,
  type KnownCredential,
  type WebAuthn,
} from "#core/ports/web-authn";

/** How long the browser waits for its user. */
const TIMEOUT_MS = 5 * MINUTE_MS;

/** EdDSA, ES256 and RS256, one of which every authenticator has. */
const ALGORITHMS = [-8, -7, -257];

export function createWebAuthn(): WebAuthn {
  return {
    creationOptions: ({ site, challenge }, { uid, email }, known) => ({
      challenge,
      rp: { id: site.domain, name: PRODUCT_NAME },
      user: { id: handleOf(uid), name: email, displayName: email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
      timeout: TIMEOUT_MS,
      excludeCredentials: known.map(described),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    }),

    requestOptions: ({ site, challenge }, allowed) => ({
      challenge,
      rpId: site.domain,
      timeout: TIMEOUT_MS,
      allowCredentials: allowed.map(described),
      userVerification: "required",
    }),

    challengeOf: ({ response }) => clientDataOf(response.clientDataJSON).challenge,

    verifyNew: (credential, expected) =>
      trusted(async () => {
        refuseForeignFrame(credential);
        refuseCertificates(credential);
        const { transports = [], ...response } = credential.response;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...credential, response, clientExtensionResults: {} },
          ...expectationOf(expected),
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) throw new PasskeyError("the attestation is not genuine");
        const { credential: made, credentialBackedUp } = registrationInfo;
        if (made.id !== credential.id) throw new PasskeyError("the credential has another id");
        return {
          credentialId: made.id,
          publicKey: isoBase64URL.fromBuffer(made.publicKey),
          counter: made.counter,
          transports,
          isBackedUp: credentialBackedUp,
        };
      }),

    verifyUsed: (credential, { uid, ...passkey }, expected) =>
      trusted(async () => {
        refuseForeignFrame(credential);
        const { userHandle } = credential.response;
        const handle = handleOf(uid);
        if (userHandle && userHandle !== handle) {
          throw new PasskeyError("the passkey names another account");
        }
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: {
            ...credential,
            response: { ...credential.response, userHandle: handle },
            clientExtensionResults: {},
          },
          ...expectationOf(expected),
          credential: {
            id: passkey.credentialId,
            publicKey: isoBase64URL.toBuffer(passkey.publicKey),
            counter: passkey.counter,
          },
        });
        if (!verified) throw new PasskeyError("the signature is wrong");
        const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
        return { counter, isBackedUp };
      }),
  };
}

function described({ credentialId: id, transports }: KnownCredential) {
  return { id, type: "public-key", transports } as const;
}

/** The account as its passkeys name it. */
function handleOf(uid: string): string {
  return Buffer.from(uid).toString("base64url");
}

function expectationOf({ site, challenge }: ExpectedAnswer) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.domain,
    requireUserVerification: true,
  };
}

/** The library throws plain errors for whatever does not fit, malformed input included. */
async function trusted<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof PasskeyError) throw error;
    throw new PasskeyError(error instanceof Error ? error.message : "not readable", error);
  }
}

function clientDataOf(clientDataJSON: string) {
  try {
    const { challenge, crossOrigin = false } = decodeClientDataJSON(clientDataJSON);
    if (typeof challenge !== "string") throw new PasskeyError("no challenge was signed");
    return { challenge, crossOrigin };
  } catch (error) {
    throw new PasskeyError("the client data cannot be read", error);
  }
}

/** No page of ours is shown in a frame. */
function refuseForeignFrame({ response }: NewCredential | UsedCredential): void {
  if (clientDataOf(response.clientDataJSON).crossOrigin) {
    throw new PasskeyError("the passkey was used in a frame of another site");
  }
}

/**
 * None is asked for, and to check one the library would ask an address that stands in the
 * certificate whether it was revoked.
 */
function refuseCertificates({ response }: NewCredential): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  if (attestation.get("attStmt").get("x5c") !== undefined) {
    throw new PasskeyError("certificates were not asked for");
  }
}
