/** Values that several calls share. */
import { z } from "zod";

/** The message beside a required field that is empty. */
export const MISSING = "Please fill this in";

/** The message beside a field with nothing that can be read aloud, such as an emoji alone. */
export const UNSPEAKABLE = "Please write this in letters, as it is read aloud";

/** Typed text: trimmed, without NUL characters, which no database column can hold. */
export function typedText(longest: number) {
  return z
    .string(MISSING)
    .trim()
    .max(longest, `must have at most ${longest} characters`)
    .refine((text) => !text.includes("\u0000"), "must not contain NUL characters")
    .refine((text) => !/\p{Surrogate}/u.test(text), "must be well-formed Unicode");
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
