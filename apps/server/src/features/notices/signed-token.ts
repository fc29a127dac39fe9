/** Tokens that say something and are signed with the installation's secret; stored nowhere. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

const MAC_BYTES = 16;

/**
 * @param secret the installation's
 * @param purpose a token that is signed for one purpose is none for another
 */
export function createTokenSigner(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  const macOf = (content: string) => {
    const mac = createHmac("sha256", key).update(content).digest().subarray(0, MAC_BYTES);
    return mac.toString("base64url");
  };
  return {
    /** @param content without a dot, of characters that addresses may have */
    sign: (content: string): string => `${content}.${macOf(content)}`,

    /** @returns what was signed; null for a token that is not ours */
    read(token: string): string | null {
      const [content = "", mac = "", ...rest] = token.split(".");
      // As text: of base64, several texts may stand for the same bytes.
      const [given, right] = [Buffer.from(mac), Buffer.from(macOf(content))];
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs && rest.length === 0 ? content : null;
    },
  };
}
