/** An authenticator with a browser around it: makes passkeys (ES256, no attestation) and signs with them. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type {
  CreationOptions,
  NewCredential,
  RequestOptions,
  UsedCredential,
} from "@codetale/contract/identity/passkeys";

/** What a test makes differently than an honest authenticator. */
interface Oddities {
  origin?: string;
  /** The relying party that the authenticator was told of. */
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  isUserVerified?: boolean;
  crossOrigin?: boolean;
}

interface KeptPasskey {
  credentialId: Buffer;
  privateKey: KeyObject;
  userHandle: string;
  rpId: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #kept: KeptPasskey[] = [];
  /** Counts signatures; an authenticator that stays at zero does not count. */
  counter = 0;
  isCounting = true;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** One that has the same keys and the same count, as a stolen copy has. */
  copy(): SoftwareAuthenticator {
    const copied = new SoftwareAuthenticator(this.#origin);
    copied.#kept.push(...this.#kept);
    copied.counter = this.counter;
    return copied;
  }

  create(options: CreationOptions, odd: Oddities & { attestation?: Buffer } = {}): NewCredential {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const credentialId = randomBytes(32);
    const rpId = odd.rpId ?? options.rp.id;
    this.#kept.push({ credentialId, privateKey, userHandle: options.user.id, rpId });
    const id = credentialId.toString("base64url");
    const authenticatorData = Buffer.concat([
      this.#authenticatorData(rpId, odd, HAS_CREDENTIAL),
      Buffer.alloc(16),
      uint16(credentialId.length),
      credentialId,
      coseKeyOf(publicKey),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      odd.attestation ? cborText("packed") : cborText("none"),
      cborText("attStmt"),
      odd.attestation ?? Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(authenticatorData),
    ]);
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: this.#clientData("webauthn.create", options, odd).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** Signs with the latest passkey that fits, as its holder picks it. */
  use(options: RequestOptions, odd: Oddities = {}): UsedCredential {
    const allowed = options.allowCredentials.map(({ id }) => id);
    const rpId = odd.rpId ?? options.rpId;
    const passkey = this.#kept.findLast(
      ({ credentialId }) =>
        allowed.length === 0 || allowed.includes(credentialId.toString("base64url")),
    );
    if (!passkey) throw new Error("this authenticator has no passkey that fits");
    if (this.isCounting) this.counter += 1;
    const authenticatorData = this.#authenticatorData(rpId, odd);
    const clientData = this.#clientData("webauthn.get", options, odd);
    const signature = sign(
      "sha256",
      Buffer.concat([authenticatorData, sha256(clientData)]),
      passkey.privateKey,
    );
    const id = passkey.credentialId.toString("base64url");
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authenticatorData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: odd.userHandle ?? passkey.userHandle,
      },
    };
  }

  #clientData(type: string, { challenge }: { challenge: string }, odd: Oddities): Buffer {
    const { origin = this.#origin, crossOrigin = false } = odd;
    return Buffer.from(
      JSON.stringify({ type, challenge: odd.challenge ?? challenge, origin, crossOrigin }),
    );
  }

  #authenticatorData(rpId: string, { isUserVerified = true }: Oddities, more = 0): Buffer {
    const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
  }
}

function sha256(data: Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

/** An EC2 key on P-256 for ES256, as COSE writes it. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, "base64url")),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const length = bytes.length < 256 ? [0x58, bytes.length] : [0x59, ...uint16(bytes.length)];
  return Buffer.concat([Buffer.from(length), bytes]);
}
