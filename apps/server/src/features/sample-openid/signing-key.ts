/** The sample provider's key: made at the first use, gone with the process. */
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from "jose";

const KEY = { alg: "RS256", kid: "sample" };

export interface SigningKey {
  /** The public half, as a JSON Web Key. */
  jwk(): Promise<JWK>;
  /**
   * Issued by the system's clock, which also checks it.
   *
   * @param lifetime as `jose` writes it, such as `1m`
   * @returns a JWT
   */
  sign(claims: JWTPayload, lifetime: string): Promise<string>;
}

export function createSigningKey(): SigningKey {
  let pair: ReturnType<typeof generateKeyPair> | null = null;
  // Made at the first use, since few who start the product sign in this way.
  const keys = () => (pair ??= generateKeyPair(KEY.alg));

  return {
    async jwk() {
      const { publicKey } = await keys();
      return { ...(await exportJWK(publicKey)), ...KEY, use: "sig" };
    },

    async sign(claims, lifetime) {
      const { privateKey } = await keys();
      return new SignJWT(claims)
        .setProtectedHeader({ ...KEY, typ: "JWT" })
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(privateKey);
    },
  };
}
