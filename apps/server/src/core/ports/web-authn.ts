/** Port for passkeys (WebAuthn); implemented under platform/. */
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from "@codetale/contract/identity/passkeys";

/** Where passkeys belong to. */
export interface PasskeySite {
  /** Of the page that asks for one, such as `https://codetale.example`. */
  origin: string;
  /** The relying party's id: the origin's host name. */
  domain: string;
}

/** A passkey as it was registered. */
export interface PasskeyFacts {
  /** In base64url, as all that follows. */
  credentialId: string;
  /** COSE. */
  publicKey: string;
  /** How often it was used, where its authenticator counts; else zero. */
  counter: number;
  /** How browsers reach its authenticator, such as `internal` or `usb`. */
  transports: string[];
  isBackedUp: boolean;
}

export type KnownCredential = Pick<PasskeyFacts, "credentialId" | "transports">;

/** What a passkey has to have signed. */
export interface ExpectedAnswer {
  site: PasskeySite;
  challenge: string;
}

/** An answer that cannot be trusted; its message says why. */
export class PasskeyError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PasskeyError";
  }
}

export interface WebAuthn {
  /** @param known the account's passkeys, of which a device makes no second one */
  creationOptions(
    expected: ExpectedAnswer,
    holder: { uid: string; email: string },
    known: readonly KnownCredential[],
  ): CreationOptions;

  /** @param allowed any passkey of the site where it is empty */
  requestOptions(expected: ExpectedAnswer, allowed: readonly KnownCredential[]): RequestOptions;

  /**
   * The challenge that a credential says it answers.
   *
   * @throws PasskeyError
   */
  challengeOf(credential: NewCredential | UsedCredential): string;

  /** @throws PasskeyError */
  verifyNew(credential: NewCredential, expected: ExpectedAnswer): Promise<PasskeyFacts>;

  /**
   * @returns the passkey as it is after this use
   * @throws PasskeyError also where its counter went back, as that of a copy does
   */
  verifyUsed(
    credential: UsedCredential,
    passkey: PasskeyFacts & { uid: string },
    expected: ExpectedAnswer,
  ): Promise<Pick<PasskeyFacts, "counter" | "isBackedUp">>;
}
