/** The sample provider's key: made at the first use, gone with the process. */
import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from "jose";

const KEY = { alg: "RS256", kid: "sample" };

export function createSigningKey() {
  let pair: ReturnType<typeof generateKeyPair> | null = null;
  // Made at the first use, since few who start the product sign in this way.
  const keys = () => (pair ??= generateKeyPair(KEY.alg));

  return {
    /** @returns the public half, as a JSON Web Key */
    async jwk(): Promise<JWK> {
      const { publicKey } = await keys();
      return { ...(await exportJWK(publicKey)), ...KEY, use: "sig" };
    },

    /**
     * Issued by the system's clock, which also checks it.
     *
     * @returns a JWT that lives a minute
     */
    async sign(claims: JWTPayload): Promise<string> {
      const { privateKey } = await keys();
      return new SignJWT(claims)
        .setProtectedHeader({ ...KEY, typ: "JWT" })
        .setIssuedAt()
        .setExpirationTime("1m")
        .sign(privateKey);
    },
  };
}
