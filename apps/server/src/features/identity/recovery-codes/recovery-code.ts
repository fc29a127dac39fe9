/** Recovery codes: 80 random bits each, so that what is stored of one cannot be guessed back. */
import { randomBytes } from "node:crypto";

/** Without i, l, o and u, which are misread; 32 letters, so each byte's low bits pick one evenly. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

/** @returns for example `k3vq-8d2m-x0ph-7cwr` */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join("").replace(/.{4}(?=.)/g, "$&-");
}

/** The code that was meant, however it was copied from paper. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
}
