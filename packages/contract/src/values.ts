/** Values that several calls share. */
import { z } from "zod";

/** The message beside a required field that is empty. */
export const MISSING = "Please fill this in";

/** The message beside a field with nothing that can be read aloud, such as an emoji alone. */
export const UNSPEAKABLE = "Please write this in letters, as it is read aloud";

/** Text on one line as it was typed, trimmed. */
export function typedText(longest: number) {
  return typed(longest).check(refuse(faultOfLine));
}

/** Text as it was typed, trimmed, which may have several lines. */
export function typedLines(longest: number) {
  return typed(longest).check(refuse(faultOfLines));
}

/** Text on one line that is compared as it was sent, such as a password, a token or an address. */
export function sentText(longest: number) {
  return z.string().max(longest).check(refuse(faultOfLine));
}

/** Text of a file or of a story, which may have any character that a database can hold. */
export function storedText(longest: number) {
  const isWhole = (text: string) => !text.includes("\u0000") && !HALF_CHARACTER.test(text);
  return z
    .string(MISSING)
    .max(longest)
    .refine(isWhole, "must be well-formed Unicode without NUL characters");
}

/** The text of a file, whose size is counted as its file's is. */
export function fileText(mostBytes: number) {
  // A text of more characters is refused for those.
  const fits = (text: string) => text.length > mostBytes || bytesOf(text) <= mostBytes;
  return storedText(mostBytes).refine(fits, `must have at most ${mostBytes} bytes`);
}

/** In UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isHalf = unit >= 0xd8_00 && unit <= 0xdf_ff;
    if (unit < 0x80) bytes += 1;
    // Two halves are one character of four bytes.
    else bytes += unit < 0x8_00 || isHalf ? 2 : 3;
  }
  return bytes;
}

const HALF_CHARACTER = /\p{Surrogate}/u;
const CONTROL_CHARACTER = /\p{Cc}/u;
const LAYOUT = /[\t\n\r]/g;

function typed(longest: number) {
  return z.string(MISSING).trim().max(longest, `must have at most ${longest} characters`);
}

/** Refuses with the one message that `faultIn` finds. */
export function refuse(faultIn: (text: string) => string | null): z.core.CheckFn<string> {
  return ({ value, issues }) => {
    const message = faultIn(value);
    if (message !== null) issues.push({ code: "custom", message, input: value });
  };
}

/** What no text on one line has; a database column cannot hold NUL, nor half a character. */
export function faultOfLine(text: string): string | null {
  if (text.includes("\u0000")) return "must not contain NUL characters";
  if (HALF_CHARACTER.test(text)) return "must be well-formed Unicode";
  return CONTROL_CHARACTER.test(text) ? "must not contain control characters" : null;
}

function faultOfLines(text: string): string | null {
  return faultOfLine(text.replaceAll(LAYOUT, ""));
}

export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "must be an id");

/** An instant as the document database writes it. */
export const timestampSchema = z.object({
  _seconds: z.int(),
  _nanoseconds: z.int(),
});

export type Timestamp = z.infer<typeof timestampSchema>;

/** @param instant epoch milliseconds */
export function toTimestamp(instant: number): Timestamp {
  const seconds = Math.floor(instant / 1000);
  return { _seconds: seconds, _nanoseconds: (instant - seconds * 1000) * 1_000_000 };
}

/** @returns epoch milliseconds */
export function fromTimestamp(timestamp: Timestamp): number {
  return timestamp._seconds * 1000 + timestamp._nanoseconds / 1_000_000;
}

/** The role of an account in a session: `user` is the learner. */
export const accountRoleSchema = z.enum(["user", "coder"]);
export type AccountRole = z.infer<typeof accountRoleSchema>;

/** The public part of an account's profile. */
export const publicProfileSchema = z.object({
  uid: z.string(),
  name: z.string(),
  photoURL: z.string().nullable(),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

/** What every answer to a call that succeeded holds. */
export const successSchema = z.object({ success: z.literal(true) });

export const doneSchema = successSchema.extend({ message: z.string() });
