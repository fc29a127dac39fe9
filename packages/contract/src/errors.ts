/**
 * Every failure a client can receive, in one table: the public code (stable, from the catalogues of
 * the identity provider, the document database and the file store), the HTTP status, the message
 * for the user, and whether repeating the same request later may succeed.
 *
 * The row's name states exactly what happened and is sent as `reason`; several reasons may share a
 * code. A refusal of the domain without a row here does not compile.
 */
import type { EnterRefusal, ExitRefusal } from "@codetale/domain/schedules/display-state";
import type { JoinRefusal } from "@codetale/domain/schedules/join";
import { z } from "zod";

interface Failure {
  code: string;
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 429 | 500 | 503;
  message: string;
  retryable: boolean;
}

type DomainRefusal = EnterRefusal | ExitRefusal | JoinRefusal;

export const failures = {
  "request/invalid": row("invalid-argument", 400, "Some of what was sent is missing or wrong."),
  "request/too-large": row("resource-exhausted", 413, "That is more than can be sent at once."),
  "request/foreign-origin": row(
    "permission-denied",
    403,
    "This call does not come from this site.",
  ),
  "request/too-many": row(
    "resource-exhausted",
    429,
    "Too many requests. Please wait a moment.",
    true,
  ),
  "route/unknown": row("not-found", 404, "There is no such call."),
  "access/denied": row("permission-denied", 403, "You can only do this for yourself."),
  "access/wrong-person": row("permission-denied", 403, "This needs the other kind of account."),
  "session/required": row("unauthenticated", 401, "User not authenticated."),
  "session/expired": row(
    "auth/user-token-expired",
    401,
    "Your session has ended. Please log in again.",
  ),
  "server/failed": row(
    "internal",
    500,
    "Something went wrong on our side. Please try again.",
    true,
  ),
  "server/busy": row(
    "unavailable",
    503,
    "The service is busy. Please try again in a moment.",
    true,
  ),

  "login/incomplete": row("invalid-argument", 400, "Please enter both email and password."),
  "login/invalid-email": row(
    "auth/invalid-email",
    400,
    "Invalid email address. Please enter a valid email.",
  ),
  "login/wrong-password": row(
    "auth/wrong-password",
    401,
    "Invalid password. Please double-check your password and try again.",
  ),
  "login/unknown-email": row(
    "auth/user-not-found",
    404,
    "User not found. Please check the email address or register if you are new.",
  ),
  "login/unverified": row(
    "auth/unverified-email",
    403,
    "Email not verified. Please check your inbox and verify your email.",
  ),
  "login/disabled": row("auth/user-disabled", 403, "This account has been disabled."),
  "login/too-many": row(
    "auth/too-many-requests",
    429,
    "Too many tries. Please wait before you try again.",
    true,
  ),
  "coders-key/wrong": row("auth/invalid-credential", 403, "Invalid coders key"),
  "register/invalid-email": row("auth/invalid-email", 400, "Invalid email format"),
  "register/taken": row(
    "auth/email-already-in-use",
    409,
    "Email is already registered. Please login or use a different email.",
  ),
  "register/weak-password": row(
    "auth/password-does-not-meet-requirements",
    400,
    "This password is too easy to guess.",
  ),
  "otp/not-sent": row("unavailable", 503, "Error generating OTP", true),
  "otp/too-soon": row(
    "auth/too-many-requests",
    429,
    "A code was sent a moment ago. Please wait before asking for another.",
    true,
  ),
  "otp/wrong": row("auth/invalid-action-code", 400, "Incorrect OTP. Try again"),
  "otp/expired": row(
    "auth/expired-action-code",
    400,
    "This code has expired. Please ask for a new one.",
  ),
  "otp/used-up": row(
    "auth/too-many-requests",
    429,
    "Too many wrong codes. Please ask for a new one.",
  ),
  "ticket/invalid": row(
    "auth/expired-action-code",
    400,
    "Your verification has expired. Please verify your email again.",
  ),
  "mail/not-sent": row(
    "unavailable",
    503,
    "The e-mail could not be sent. Please try again later.",
    true,
  ),
  "reset-link/invalid": row(
    "auth/expired-action-code",
    400,
    "This link has expired or was already used. Please ask for a new one.",
  ),
  "google/not-set-up": row(
    "auth/operation-not-allowed",
    503,
    "Google sign-in is not set up on this installation.",
  ),
  "google/unreachable": row(
    "auth/network-request-failed",
    503,
    "Google could not be reached. Please try again later.",
    true,
  ),
  "account/not-confirmed": row("invalid-argument", 400, "Type your e-mail address to confirm."),
  "account/session-going-on": row(
    "failed-precondition",
    409,
    "A test of yours is going on. It has to be exited first.",
  ),
  "problem/id-reused": row(
    "already-exists",
    409,
    "This question was already sent with another text.",
  ),
  "profile/incomplete": row("invalid-argument", 400, "Please enter all details"),

  "schedule/unknown": row("not-found", 404, "This schedule does not exist."),
  "schedule/too-early": row("failed-precondition", 409, "You can't start the test yet"),
  "schedule/too-late": row("failed-precondition", 409, "You can't start the test anymore"),
  "schedule/no-coder": row("failed-precondition", 409, "You have not been assigned a coder yet"),
  "schedule/completed": row("failed-precondition", 409, "This test is already completed."),
  "schedule/not-started": row("failed-precondition", 409, "This test has not been started."),
  "schedule/taken": row("already-exists", 409, "Another coder has already joined this schedule."),
  "schedule/own": row(
    "failed-precondition",
    409,
    "You booked this schedule yourself, so somebody else has to join it.",
  ),
  "schedule/unpaid": row("failed-precondition", 409, "This schedule is not paid yet."),
  "schedule/over": row("failed-precondition", 409, "This schedule is already over."),
  "schedule/overlaps": row("failed-precondition", 409, "You already hold a session at that time."),
  "booking/incomplete": row("invalid-argument", 400, "Please fill in the date and time"),
  "booking/key-reused": row(
    "already-exists",
    409,
    "This booking was already sent with other details.",
  ),

  "payment/wrong-code": row("failed-precondition", 402, "The payment code was not accepted."),

  "chat/unknown": row("not-found", 404, "This conversation does not exist."),
  "chat/closed": row(
    "failed-precondition",
    409,
    "The test is over, so nothing more can be written.",
  ),
  "chat/id-reused": row(
    "already-exists",
    409,
    "This message id was already used for another message.",
  ),

  "story/unknown": row("not-found", 404, "This story does not exist."),
  "story/scene-unknown": row("not-found", 404, "This story has no such scene."),
  "story/generation-unknown": row("not-found", 404, "This story is not being told."),
  "story/unsuitable": row(
    "invalid-argument",
    400,
    "Some of this does not belong in a story for young children.",
  ),
  "story/language-unknown": row(
    "invalid-argument",
    400,
    "Our storyteller does not speak this language.",
  ),
  "story/key-reused": row(
    "already-exists",
    409,
    "This story was already asked for with other wishes.",
  ),
  "story/too-many": row(
    "resource-exhausted",
    429,
    "That is a lot of stories at once. Please wait a little before the next one.",
    true,
  ),
  "story/model-not-set-up": row(
    "failed-precondition",
    400,
    "No language model is connected to this installation.",
  ),
  "story/model-failed": row(
    "unavailable",
    503,
    "The language model could not tell this story. Please try again, or let our own storyteller tell it.",
    true,
  ),
  "story/cancelled": row("cancelled", 409, "This story was cancelled before it was told."),
  "story/import-invalid": row("invalid-argument", 400, "This file cannot be told as a story."),
  "speech/no-audio": row("invalid-argument", 400, "No audio recorded. Please try again."),
  "speech/unreadable": row(
    "invalid-argument",
    400,
    "Could not recognize your speech. Please try again.",
  ),
  "speech/too-large": row("resource-exhausted", 413, "This recording is too long."),
  "speech/unavailable": row(
    "unavailable",
    503,
    "Nobody can listen right now. Please tap your answer.",
    true,
  ),

  "file/unknown": row("storage/object-not-found", 404, "This file does not exist."),
  "file/not-an-image": row(
    "invalid-argument",
    400,
    "Only images can be uploaded: PNG, JPEG, WebP or GIF.",
  ),
  "file/too-large": row(
    "storage/quota-exceeded",
    413,
    "This image is too large. The limit is 8 MB.",
  ),
} as const satisfies Record<DomainRefusal, Failure> & Record<string, Failure>;

export type FailureReason = keyof typeof failures;

export const failureReasons = Object.keys(failures) as [FailureReason, ...FailureReason[]];

export const errorBodySchema = z.object({
  success: z.literal(false),
  /** Stable, from the catalogue; the field that client programs may depend on. */
  code: z.string(),
  /** Exactly what happened, one row of the table above. */
  reason: z.enum(failureReasons),
  /** The message for the user. */
  message: z.string(),
  requestId: z.string(),
  /** The invalid fields, each with its own message. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** How long to wait before trying again, in milliseconds. */
  retryAfterMs: z.number().optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
export type FieldError = NonNullable<ErrorBody["errors"]>[number];

function row<const Code extends string, const Status extends Failure["status"]>(
  code: Code,
  status: Status,
  message: string,
  retryable = false,
) {
  return { code, status, message, retryable };
}
