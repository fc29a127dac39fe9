/** The texts of identity's screens, besides the messages of the server's failures. */
import type { GoogleError } from "@codetale/contract/identity/google";
import type { ProofKind } from "@codetale/contract/identity/proof";
import { OTP_LENGTH, PASSWORD_MAX_LENGTH } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { PASSWORD_MIN_LENGTH } from "@codetale/domain/identity/password";
import type { Arrival } from "./navigation-state.ts";

export const loginFailed: Record<AccountRole, string> = {
  user: "Wrong Credentials. Please try again.",
  coder: "Error during login. Please try again.",
};

interface ScreenTexts {
  /** The document's title. */
  title: string;
  heading: string;
  intro: string;
}

export const loginTexts: Record<AccountRole, ScreenTexts> = {
  user: {
    title: "Login",
    heading: "Welcome back",
    intro: "Your sessions and your stories are where you left them.",
  },
  coder: {
    title: "Coder Login",
    heading: "Welcome back, coder",
    intro: "Somebody is about to sit a test. Good that you are here.",
  },
};

export const registerTexts: Record<AccountRole, ScreenTexts> = {
  user: {
    title: "Sign Up",
    heading: "Create your account",
    intro: "One account for practice sessions and for stories.",
  },
  coder: {
    title: "Coder Sign Up",
    heading: "Become a coder",
    intro: "Conduct practice tests for people who are about to sit the real one.",
  },
};

/** The caption of each illustration. */
export const sideTexts: Record<
  AccountRole | "letter" | "profile" | "key",
  { eyebrow: string; line: string }
> = {
  user: { eyebrow: "Practice", line: "Sit the test before the test." },
  coder: { eyebrow: "For coders", line: "Pass on what nobody told you." },
  profile: { eyebrow: "Your profile", line: "A name and a face to talk to." },
  letter: { eyebrow: "One small code", line: "So that it is really you." },
  key: { eyebrow: "A new key", line: "The room is as you left it." },
};

export const profileTexts: Record<AccountRole, ScreenTexts> = {
  user: {
    title: "User Update Profile",
    heading: "User Update Profile",
    intro: "Your coder sees your name and your photo, never your email.",
  },
  coder: {
    title: "Coder Update Profile",
    heading: "Coder Update Profile",
    intro: "Learners see your name and your photo, never your email.",
  },
};

export const recoveryTexts = {
  start: {
    title: "Forgot Password",
    heading: "Forgot your password?",
    intro: "We send you a code to see that it is you, then a link to set a new password.",
  },
  code: {
    title: "Forgot Password",
    heading: "Check your inbox",
    intro: (email: string) =>
      `If there is an account with ${email}, a code is on its way. It works for 10 minutes, once.`,
  },
  sent: {
    title: "Forgot Password",
    heading: "One more email",
    intro: (email: string) => `It went to ${email}. The link in it works once, for an hour.`,
  },
  reset: {
    title: "New Password",
    heading: "Set a new password",
    intro: "You are then signed out everywhere, so that only the new one lets anybody in.",
  },
  invalidLink: {
    title: "New Password",
    heading: "This link opens nothing",
    intro: "Links for a new password work once, for an hour.",
  },
} as const;

export const undoTexts = {
  ask: {
    title: "Put your address back",
    heading: "Put your email address back?",
    intro:
      "You got this link because your account was given another address. If that was not you, take the account back now.",
  },
  invalidLink: {
    title: "Put your address back",
    heading: "This link opens nothing",
    intro: "Links that put an address back work once, for seven days.",
  },
} as const;

export const undoWords = {
  consequences: [
    "Your account has the address again to which the link was sent.",
    "Everybody is signed out of it, wherever they are.",
    "Its password and every other way in are removed, and you set a new password next.",
  ],
  linkMissing: "This page needs the link from the email. Please open that link again.",
} as const;

export const provenTexts = {
  proven: {
    title: "Confirmed",
    heading: "Thank you, it is you",
    intro: "You can close this window, and go on where you came from.",
  },
  failed: {
    title: "Not confirmed",
    heading: "That did not confirm it",
    intro: "You can close this window, and try again or in another way where you came from.",
  },
} as const;

export const proofWords = {
  title: "Confirm that it is you",
  intro:
    "Only the owner of this account may do that. You are not asked again here for ten minutes, unless you change how you sign in.",
  notRead: "How you can confirm it could not be read.",
  failed: "This could not be checked. Please try again.",
  passwordMissing: "Please enter your password",
  passkeyAsks: "Your device asks for your finger, your face or its PIN.",
  codeGoesTo: (email: string) => `We send a code to ${email}. It works for 10 minutes, once.`,
  googleOpens: "Google opens in a window of its own, and what you typed here stays.",
  googleIsOpen: "Choose your account in the window of Google, then come back here.",
  instead: {
    passkey: "Use a passkey instead",
    password: "Use my password instead",
    google: "Use Google instead",
    code: "Send me a code by email instead",
  } satisfies Record<ProofKind, string>,
} as const;

/** What the user can do about each failure of a Google sign-in. */
export const googleAdvice: Record<GoogleError, string> = {
  "access-denied": "It was cancelled. Nothing has changed.",
  "invalid-state": "It took too long or was begun in another window. Please try again.",
  "invalid-credential": "What Google answered could not be trusted. Please try again.",
  "unverified-email": "Google has not verified your email address yet.",
  "account-exists-unverified":
    "An account with this email address was begun here and never verified. Forgot Password makes it yours.",
  "account-not-linked":
    "The account with this email address belongs to another Google account. Please use your email and password.",
  "user-disabled": "This account has been disabled.",
  "coders-key-wrong": "Your invitation belongs to another account. Please ask for one of your own.",
  "network-request-failed": "Google could not be reached. Please try again later.",
  "internal-error": "Something went wrong on our side. Please try again.",
};

export const words = {
  signInNotKept:
    "You are signed in, but this browser did not keep it. Please allow cookies for this site and try again.",
  googleNotSetUp:
    "Google sign-in is not set up on this installation. Please use your email and password.",
  signedOutEverywhere: "You are signed out everywhere.",
  googleFailed: (code: string) => `Google Sign-In Error: ${code}`,
  registerIncomplete: "Please enter email and password",
  registrationFailed: "Registration failed. Please try again later.",
  registeringFailed: "Error registering user.",
  otpNotSent: "Error generating OTP",
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  passwordTooLong: `Your password is too long. Please use at most ${PASSWORD_MAX_LENGTH} characters.`,
  newPasswordMissing: "Please enter a new password",
  codersKeyHint: "The key or the invitation that you were given.",
  verifyTitle: "Verify Email",
  verifyHeading: "Check your inbox",
  codeSentTo: (email: string) => `We sent a code to ${email}. It works for 10 minutes, once.`,
  codeSentAgain: "A new code is on its way. Only the newest one works.",
  codeCanBeSent: "You can ask for a new code now.",
  otpHint: `The ${OTP_LENGTH} digits from the email.`,
  otpMissing: "Please enter the OTP",
  otpNotChecked: "Error verifying OTP. Please try again.",
  recoveryEmailMissing: "Please enter your email",
  recoveryCodeNotSent: "Error sending verification code. Please try again later.",
  recoveryCodeWrong: "Invalid verification code. Please try again.",
  recoveryCodeNotChecked: "Error verifying OTP. Please try again later.",
  recoveryMailSent: "Password reset email sent. Please check your inbox.",
  recoveryMailMissing:
    "Nothing there after a few minutes? Look into the spam folder, and check the address above for a slip of the finger.",
  passwordNotSet: "The password could not be set. Please try again.",
  resetLinkMissing:
    "This page needs the link from the email. Please open that link again, or ask for a new one.",
  profileNotes: {
    name: "Please enter your name",
    email: "Please verify this address",
    photo: "Please choose a photo",
  },
  photoHint: (largest: string) => `PNG, JPEG, WebP or GIF, up to ${largest}.`,
  cropHint: "Drag the photo, or move it with the arrow keys, until it sits well.",
  notSaved: "The profile could not be saved. Please try again.",
  profileFailed: "Error updating user: ",
} as const;

export const personNames: Record<AccountRole, string> = { user: "Learner", coder: "Coder" };

/** The explanations of the account settings. */
export const accountTexts = {
  places: {
    heading: "Where you are signed in",
    intro: "Somewhere you do not know? Sign it out, then change your password.",
  },
  password: {
    heading: "Your password",
    intro: "Before it is changed you confirm that it is you, and you are told by email.",
  },
  google: {
    heading: "Google",
    intro:
      "These accounts at Google can sign in here. One with your email address is linked once it signs in.",
  },
  data: {
    heading: "Your data",
    intro: "Everything that is kept of you here, as one file that programs can read.",
  },
  deletion: {
    heading: "Leaving for good",
    intro: "An account that is deleted cannot be brought back, by you or by us.",
  },
} as const;

export const accountWords = {
  waysInNotRead: "What you can sign in with could not be read.",
  noPassword: "This account has no password.",
  passwordSet: "Your new password is set. You are signed out everywhere else.",
  passwordEndsSessions: "You stay signed in here, and are signed out everywhere else.",
  unlinkGoogle: {
    title: "Remove this Google account?",
    text: "It cannot sign in here any more, unless its email address is the one of this account.",
    confirmLabel: "Remove",
  },
  placeSignedOut: "That browser is signed out.",
  othersSignedOut: "Every other browser is signed out.",
  googleRemoved: "The Google account is removed.",
  placesNotRead: "Where you are signed in could not be read.",
  signOutEverywhere: {
    title: "Sign out everywhere?",
    text: "Every browser you are signed in with is signed out at once, this one included. What you wrote and did not send is lost there.",
    confirmLabel: "Sign out everywhere",
  },
  deleted: "Your account is deleted. Thank you for the time you spent here.",
  notDeleted: "Your account could not be deleted. Please try again.",
} as const;

export const deletionWords = {
  title: "Delete my account",
  goesHeading: "What goes, at once and for good",
  goes: [
    "Your profile with its name, email, photo and password, as a learner and as a coder.",
    "Every place you are signed in. You are signed out at once.",
    "Stories you made.",
    "Sessions you booked that are not held yet, with their chats, also where a coder has joined. What you paid for them goes back by the rules for cancelling.",
    "Free sessions you have left.",
    "Your place in sessions you joined as a coder and did not hold. Others may join those.",
  ],
  staysHeading: "What stays",
  stays: [
    "For the other person: sessions that are over and what was said in them, by “Deleted account” instead of you.",
    "Questions you added to the question bank, without your name.",
  ],
  typeToConfirm: (email: string) => `Type ${email} to confirm.`,
} as const;

export const arrivalWords: Record<Arrival, string> = {
  registered: "Registration successful. Please login to continue.",
  "password-set": "Your new password is set. Please log in with it.",
  "logged-out": "You are logged out.",
  guarded: "That page needs you to be signed in. Log in, and you come right back to it.",
  "password-lost":
    "A reload forgets your password, which is stored nowhere. Please type it again to go on.",
  "verification-lost":
    "What you typed is kept only while the page stays open, so it is gone. Please fill in the form again.",
};

/** @param waitMs the remaining time in milliseconds */
export function waitText(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1_000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
