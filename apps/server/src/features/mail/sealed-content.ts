/** Encrypts what a mail says while it waits: codes and links in it let into accounts. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { MailContent } from "#core/ports/mail";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type ContentSeal = ReturnType<typeof createContentSeal>;

/** @param secret the installation's */
export function createContentSeal(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "mails that wait", KEY_BYTES));
  return {
    /** @param id of the mail: its content opens for no other */
    seal(id: string, mail: MailContent): string {
      const { subject, text, html, calendar, unsubscribeLink } = mail;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify({ subject, text, html, calendar, unsubscribeLink })),
        cipher.final(),
      ]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
    },

    /** @returns null where it was sealed with another secret, or for another mail */
    open(id: string, content: string): MailContent | null {
      const bytes = Buffer.from(content, "base64");
      const tagEnd = IV_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(IV_BYTES, tagEnd));
      try {
        const opened = [decipher.update(bytes.subarray(tagEnd)), decipher.final()];
        return JSON.parse(Buffer.concat(opened).toString()) as MailContent;
      } catch {
        return null;
      }
    },
  };
}
