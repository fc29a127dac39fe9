/**
 * Every failure a client can receive, in one table: the public code (stable, from the catalogues of
 * the identity provider, the document database and the file store), the HTTP status, the message
 * for the user, and whether repeating the same request later may succeed.
 *
 * The row's name states exactly what happened and is sent as `reason`; several reasons may share a
 * code. A refusal of the domain without a row here does not compile.
 */
import type { DomainRefusal } from "./domain-refusal.ts";
import {
  denied,
  expired,
  invalid,
  type Failure,
  notFound,
  refused,
  row,
  taken,
  tooLarge,
  tooMany,
  tooManyTries,
  unavailable,
} from "./failure-rows.ts";

export const failures = {
  "request/invalid": invalid("Some of what was sent is missing or wrong."),
  "request/too-large": tooLarge("That is more than can be sent at once."),
  "request/headers-too-large": row(
    "resource-exhausted",
    431,
    "The headers of this request are too large. Deleting this site's cookies may help.",
  ),
  "request/too-slow": row(
    "deadline-exceeded",
    408,
    "This took too long to arrive. Please try again.",
    true,
  ),
  "request/foreign-origin": denied("This call does not come from this site."),
  "request/unknown-host": denied("This site does not answer at that address."),
  "request/too-many": tooMany("Too many requests. Please wait a moment."),
  "route/unknown": notFound("There is no such call."),
  "route/wrong-method": row("unimplemented", 405, "This call takes another method."),
  "access/denied": denied("You can only do this for yourself."),
  "access/wrong-person": denied("This needs the other kind of account."),
  "metrics/denied": denied("Metrics are for this machine, or for a caller with a token."),
  "session/required": row("unauthenticated", 401, "User not authenticated."),
  "session/expired": row(
    "auth/user-token-expired",
    401,
    "Your session has ended. Please log in again.",
  ),
  "proof/required": row("auth/requires-recent-login", 403, "Please confirm first that it is you."),
  "server/failed": row(
    "internal",
    500,
    "Something went wrong on our side. Please try again.",
    true,
  ),
  "server/busy": unavailable("The service is busy. Please try again in a moment."),

  "login/incomplete": invalid("Please enter both email and password."),
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
  "login/too-many": tooManyTries("Too many tries. Please wait before you try again."),
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
  "otp/not-sent": unavailable("Error generating OTP"),
  "otp/too-soon": tooManyTries(
    "A code was sent a moment ago. Please wait before asking for another.",
  ),
  "otp/wrong": row("auth/invalid-action-code", 400, "Incorrect OTP. Try again"),
  "otp/expired": expired("This code has expired. Please ask for a new one."),
  "otp/used-up": row(
    "auth/too-many-requests",
    429,
    "Too many wrong codes. Please ask for a new one.",
  ),
  "ticket/invalid": expired("Your verification has expired. Please verify your email again."),
  "mail/not-sent": unavailable("The e-mail could not be sent. Please try again later."),
  "reset-link/invalid": expired(
    "This link has expired or was already used. Please ask for a new one.",
  ),
  "undo-link/invalid": expired(
    "This link has expired or was already used. If you cannot sign in, please write to us.",
  ),
  "undo-link/address-taken": taken(
    "The address has an account of its own by now. Delete that one first, then open this link again.",
  ),
  "ways-in/last": refused("This is your only way in. Set a password first."),
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
  "login/second-step": row(
    "auth/multi-factor-auth-required",
    401,
    "Your password is right. Please confirm with your passkey or a recovery code.",
  ),
  "passkey/no-domain": refused(
    "Passkeys belong to a name such as codetale.example, and this page was opened by a number.",
  ),
  "passkey/refused": row(
    "auth/invalid-credential",
    401,
    "This passkey was not accepted. Either it took too long, or it is not one of this account any more.",
  ),
  "passkey/known": taken("This passkey was added before."),
  "passkey/unknown": notFound("This passkey does not exist."),
  "passkey/most": refused("You have 20 passkeys, the most that an account can have."),
  "passkey/asked-for": refused(
    "You are asked for this passkey after your password. Stop asking for it, or add another one first.",
  ),
  "passkey/last-way-in": refused(
    "This passkey is your only way in. Add another one, or set a password, before you remove it.",
  ),
  "passkey/none": refused("Add a passkey first."),
  "recovery-code/none": refused(
    "Make recovery codes first, so that you get in without your passkey.",
  ),
  "second-step/expired": expired("This took too long. Please log in again."),
  "recovery-code/wrong": row(
    "auth/invalid-credential",
    401,
    "This does not let you in. Please check the recovery code; each one works once.",
  ),
  "account/not-confirmed": invalid("Type your e-mail address to confirm."),
  "account/session-going-on": refused(
    "A test of yours is going on. Its coder has to exit it first, or 12 hours have to pass after its end.",
  ),
  "operator/unknown-account": notFound("There is no such account."),
  "operator/own-account": refused("You cannot do this to your own account."),
  "operator/unknown-invitation": notFound("There is no such invitation."),
  "operator/unknown-job": notFound("There is no such failed job. It may be tried again already."),
  "operator/job-over": refused("Nothing is left to do for this job, so it is not tried again."),
  "problem/unknown": notFound("There is no such question of yours."),
  "problem/id-reused": taken("This question was already sent with another text."),
  "profile/incomplete": invalid("Please enter all details"),
  "coder/unknown": notFound("There is no such coder in your sessions."),
  "alert/unknown": notFound("There is no such alert of yours."),
  "alert/same": taken("You have an alert like this already."),
  "alert/too-many": refused("You have as many alerts as fit: change or delete one of them."),
  "rating/not-completed": refused("A coder can be rated once the session is completed."),
  "rating/final": refused("A rating can be changed for 14 days, and these are over."),

  "schedule/unknown": notFound("This schedule does not exist."),
  "schedule/too-early": refused("You can't start the test yet"),
  "schedule/too-late": refused("You can't start the test anymore"),
  "schedule/no-coder": refused("You have not been assigned a coder yet"),
  "schedule/completed": refused("This test is already completed."),
  "schedule/not-started": refused("This test has not been started."),
  "schedule/taken": taken("Another coder has already joined this schedule."),
  "schedule/own": refused("You booked this schedule yourself, so somebody else has to join it."),
  "schedule/unpaid": refused("This schedule is not paid yet."),
  "schedule/over": refused("This schedule is already over."),
  "schedule/overlaps": refused("You already hold a session at that time."),
  "schedule/cancelled": refused("This session was cancelled."),
  "schedule/begun": refused(
    "This session has begun, so it cannot be changed any more. If something went wrong, please write to us.",
  ),
  "schedule/too-late-to-move": refused(
    "A coder keeps this time free for you, and less than 12 hours are left, so the session cannot be moved any more. You can still cancel it.",
  ),
  "schedule/reason-missing": refused(
    "Less than 24 hours are left. Please say why you hand this session back.",
  ),
  "schedule/refund-changed": row(
    "aborted",
    409,
    "Meanwhile something else would come back for this session. Please look at it once more.",
  ),
  "booking/overlaps": refused(
    "You already have a session at that time. Choose another time, or move or cancel that one.",
  ),
  "booking/incomplete": invalid("Please fill in the date and time"),
  "booking/key-reused": taken("This booking was already sent with other details."),

  "payment/wrong-code": row("failed-precondition", 402, "The payment code was not accepted."),

  "calendar/unknown": notFound("This calendar does not exist, or its address was revoked."),
  "notices/link-invalid": invalid("This link is not whole. Please copy it from the mail again."),
  "chat/unknown": notFound("This conversation does not exist."),
  "chat/not-open": refused("The conversation opens when the test is started."),
  "chat/closed": refused("The test is over, so nothing more can be written."),
  "chat/id-reused": taken("This message id was already used for another message."),
  "chat/message-unknown": notFound("This message is not in this conversation."),
  "chat/message-of-other": refused("Only who wrote a message can change it."),
  "chat/message-deleted": refused("This message was deleted."),
  "chat/message-too-old": refused("A message can be changed for 15 minutes."),

  "story/unknown": notFound("This story does not exist."),
  "story/without-wishes": notFound("This story was imported, so nobody asked for it with wishes."),
  "story/line-unknown": notFound("This story has no such line."),
  "story/line-changed": row(
    "aborted",
    409,
    "This line was changed somewhere else meanwhile. What you typed is still here.",
  ),
  "story/edit-refused": invalid("With these words, something would be missing from the story."),
  "story/link-unknown": notFound(
    "This link does not work any more. Ask whoever sent it to you for a new one.",
  ),
  "story/too-many-links": refused("This story has ten links. Revoke one before you make another."),
  "story/scene-unknown": notFound("This story has no such scene."),
  "story/generation-unknown": notFound("This story is not being told."),
  "provider/unknown": notFound("This service is not used here any more. Please reload the page."),
  "story/unsuitable": invalid("Some of this does not belong in a story for young children."),
  "story/language-unknown": invalid("Our storyteller does not speak this language."),
  "story/key-reused": taken("This story was already asked for with other wishes."),
  "story/too-many": tooMany(
    "That is a lot of stories at once. Please wait a little before the next one.",
  ),
  "story/taken-down": refused(
    "This story was taken down after it had been reported, so it cannot be shared.",
  ),
  "story/most-stories": refused(
    "You have 1000 stories, the most that an account can have. Delete some before you make another.",
  ),
  "story/model-not-agreed": refused(
    "The language model is an outside service. Please agree to it first, or let our own storyteller tell the story.",
  ),
  "story/model-not-set-up": row(
    "failed-precondition",
    400,
    "No language model is connected to this installation.",
  ),
  "story/model-failed": unavailable(
    "The language model could not tell this story. Please try again, or let our own storyteller tell it.",
  ),
  "story/cancelled": row("cancelled", 409, "This story was cancelled before it was told."),
  "story/import-invalid": invalid("This file cannot be told as a story."),
  "speech/no-audio": invalid("No audio recorded. Please try again."),
  "speech/unreadable": invalid("Could not recognize your speech. Please try again."),
  "speech/too-large": tooLarge("This recording is too long."),
  "speech/not-agreed": denied(
    "Answers by voice go to an outside service here, which a parent has to agree to first. Please tap your answer.",
  ),
  "speech/unavailable": unavailable("Nobody can listen right now. Please tap your answer."),

  "file/unknown": row("storage/object-not-found", 404, "This file does not exist."),
  "file/no-such-part": row("out-of-range", 416, "This file has no such part."),
  "file/not-an-image": invalid("Only images can be uploaded: PNG, JPEG, WebP or GIF."),
  "file/too-large": row(
    "storage/quota-exceeded",
    413,
    "This image is too large. The limit is 8 MB.",
  ),
  "file/storage-full": row(
    "storage/quota-exceeded",
    413,
    "Your images take up 500 MB, which is all that an account may store.",
  ),
} satisfies Record<DomainRefusal, Failure> & Record<string, Failure>;

export type FailureReason = keyof typeof failures;

export const failureReasons = Object.keys(failures) as [FailureReason, ...FailureReason[]];
