/** The longest address that mail can be sent to (RFC 5321, without its angle brackets). */
export const LONGEST_EMAIL = 254;

/** A local part, an @ and a domain with a dot; whether mail arrives is not checked. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether `text`, as it was typed, could be an e-mail address. */
export function isEmail(text: string): boolean {
  const address = text.trim().toLowerCase();
  return address.length <= LONGEST_EMAIL && EMAIL_PATTERN.test(address);
}
