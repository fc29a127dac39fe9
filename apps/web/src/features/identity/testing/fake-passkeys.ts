/** A browser with passkeys: what it is asked to make and sign, and what its user does about it. */
import { vi } from "vitest";

/** What the browser gives, or throws. */
type Outcome = () => Promise<unknown>;

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** @param at the address by which the page was opened; jsdom's own is a name */
export function browserWithPasskeys({ hasAutofill = false } = {}) {
  const asked: CredentialRequestOptions[] = [];
  const ordered: CredentialCreationOptions[] = [];
  let used: Outcome = async () => aCredential({ signature: bytes("signature") });
  let made: Outcome = async () => aCredential({ attestationObject: bytes("attestation") });
  const credentials = {
    get: vi.fn((options: CredentialRequestOptions) => {
      asked.push(options);
      return options.mediation === "conditional" ? untilAborted(options) : used();
    }),
    create: vi.fn((options: CredentialCreationOptions) => {
      ordered.push(options);
      return made();
    }),
  };
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => undefined, { isConditionalMediationAvailable: async () => hasAutofill }),
  );
  Object.defineProperty(navigator, "credentials", { configurable: true, value: credentials });
  return {
    asked,
    ordered,
    /** From now on the user does this when asked for a passkey. */
    uses: (outcome: Outcome) => (used = outcome),
    /** From now on the user does this when asked to make one. */
    makes: (outcome: Outcome) => (made = outcome),
  };
}

/** What a browser throws, for example `NotAllowedError` when its user cancels. */
export function thrown(name: string): Outcome {
  return async () => {
    throw new DOMException("It did not work.", name);
  };
}

export function browserWithoutPasskeys(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "credentials");
}

function untilAborted({ signal }: CredentialRequestOptions): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Ended.", "AbortError")));
  });
}

function aCredential(response: object) {
  return {
    id: "cGFzc2tleQ",
    rawId: bytes("passkey"),
    type: "public-key",
    response: {
      clientDataJSON: bytes("client data"),
      authenticatorData: bytes("authenticator data"),
      ...response,
    },
    getClientExtensionResults: () => ({}),
  };
}
