/** The sample provider's key: made at start, gone with the process. */
import { generateKeyPair, sign as signWith, type KeyObject } from "node:crypto";
import { promisify } from "node:util";

const KEY_ID = "sample";

export interface SigningKey {
  /** The public half, as a JSON Web Key. */
  jwk(): Promise<object>;
  /** @returns a JWT */
  sign(claims: object): Promise<string>;
}

export function createSigningKey(): SigningKey {
  let pair: Promise<{ publicKey: KeyObject; privateKey: KeyObject }> | null = null;
  // Made when somebody asks, since hardly anybody who starts the product does.
  const keys = () => (pair ??= promisify(generateKeyPair)("rsa", { modulusLength: 2048 }));

  return {
    async jwk() {
      const { publicKey } = await keys();
      return { ...publicKey.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" };
    },

    async sign(claims) {
      const { privateKey } = await keys();
      const head = encoded({ alg: "RS256", typ: "JWT", kid: KEY_ID });
      const content = `${head}.${encoded(claims)}`;
      const signature = signWith("sha256", Buffer.from(content), privateKey);
      return `${content}.${signature.toString("base64url")}`;
    },
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
