/** Secrets of private links; what is stored is a hash, from which none can be guessed. */
import { createHash, randomBytes } from "node:crypto";

/** 256 random bits. */
export function newLinkSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function linkSecretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
