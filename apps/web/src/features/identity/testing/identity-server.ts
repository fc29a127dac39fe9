/** The server's side of identity, at its most willing. */
import {
  checkRegistration,
  login,
  readSession,
  register,
  sendOtp,
  verifyOtp,
  type Session,
} from "@codetale/contract/identity";
import { readSignInOptions } from "@codetale/contract/identity/google";
import type {
  finishPasskeySignIn,
  finishSecondStep,
  PasskeyOverview,
  signInWithRecoveryCode,
} from "@codetale/contract/identity/passkeys";
import { resetPassword, sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { aSession as anySession } from "#testing/a-session";
import { on } from "#testing/server";

const codeSent = { success: true, message: "Sent.", resendAfterMs: 30_000 } as const;
export const done = { success: true, message: "Done." } as const;

export const noPasskeys: PasskeyOverview = {
  success: true,
  passkeys: [],
  recoveryCodesLeft: 0,
  hasPassword: true,
  asksForPasskey: false,
};

/** Sends and takes codes, registers, and resets passwords, until a test answers otherwise. */
export function answerWillingly(): void {
  on(checkRegistration, { success: true, exists: false });
  on(sendOtp, codeSent);
  on(sendOtpForgotPassword, codeSent);
  on(verifyOtp, { success: true, ticket: "ticket-1" });
  on(register, done);
  on(resetPassword, done);
  on(readSignInOptions, { google: true });
}

type SignIn =
  | typeof login
  | typeof finishPasskeySignIn
  | typeof finishSecondStep
  | typeof signInWithRecoveryCode;

/** Takes the next sign-in by one of `ways`, and from then on knows who is signed in. */
export function signsIn(session: Session | null, ways: readonly SignIn[] = [login]): void {
  let isSignedIn = false;
  for (const way of ways) {
    on(way, () => {
      isSignedIn = true;
      return { success: true as const, uid: "account-1", person: session?.person ?? "user" };
    });
  }
  on(readSession, () => (isSignedIn ? session : null));
}

/** A learner with a complete profile. */
export function aSession(facts: Partial<Session> = {}): Session {
  return anySession({
    uid: "account-1",
    email: "mina@mail.test",
    name: "Mina",
    photoURL: "/photos/1",
    ...facts,
  });
}
