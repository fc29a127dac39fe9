import { createHash, timingSafeEqual } from "node:crypto";

/** Tells the coders key from others without telling how much of it was right. */
export function isCodersKey(given: string, codersKey: string): boolean {
  return timingSafeEqual(digest(given), digest(codersKey));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
