/** What identity's screens say beyond the words that the server's failures carry. */
import { OTP_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "@codetale/contract/identity";
import type { Person } from "@codetale/contract/values";
import type { Arrival } from "./navigation-state.ts";

export const loginFailed: Record<Person, string> = {
  user: "Wrong Credentials. Please try again.",
  coder: "Error during login. Please try again.",
};

interface ScreenTexts {
  /** The document's title. */
  title: string;
  heading: string;
  intro: string;
}

export const loginTexts: Record<Person, ScreenTexts> = {
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

export const registerTexts: Record<Person, ScreenTexts> = {
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

/** The line beside a form, by what is drawn there. */
export const sideTexts: Record<Person | "letter" | "profile", { eyebrow: string; line: string }> = {
  user: { eyebrow: "Practice", line: "Sit the test before the test." },
  coder: { eyebrow: "For coders", line: "Pass on what nobody told you." },
  profile: { eyebrow: "Your profile", line: "A name and a face to talk to." },
  letter: { eyebrow: "One small code", line: "So that it is really you." },
};

export const profileTexts: Record<Person, ScreenTexts> = {
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

export const words = {
  signInNotKept:
    "You are signed in, but this browser did not keep it. Please allow cookies for this site and try again.",
  googleNotSetUp:
    "Google sign-in is not set up on this installation. Please use your email and password.",
  registerIncomplete: "Please enter email and password",
  registrationFailed: "Registration failed. Please try again later.",
  registeringFailed: "Error registering user.",
  otpNotSent: "Error generating OTP",
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  passwordTooShort: (typed: number) =>
    `Your password has ${typed} ${typed === 1 ? "character" : "characters"}. Please use at least ${PASSWORD_MIN_LENGTH}.`,
  passwordTooLong: `Your password is too long. Please use at most ${PASSWORD_MAX_LENGTH} characters.`,
  codersKeyHint: "The key you were given when you were invited.",
  verifyTitle: "Verify Email",
  verifyHeading: "Check your inbox",
  codeSentTo: (email: string) => `We sent a code to ${email}. It works for 10 minutes, once.`,
  codeSentAgain: "A new code is on its way. Only the newest one works.",
  otpHint: `The ${OTP_LENGTH} digits from the email.`,
  otpMissing: "Please enter the OTP",
  otpNotChecked: "Error verifying OTP. Please try again.",
  profileNotes: {
    name: "Please enter your name",
    email: "Please verify this address",
    photo: "Please choose a photo",
  },
  notSaved: "The profile could not be saved. Please try again.",
  profileFailed: "Error updating user: ",
} as const;

export const arrivalWords: Record<Arrival, string> = {
  registered: "Registration successful. Please login to continue.",
  "verification-lost":
    "What you typed is kept only while the page stays open, so it is gone. Please fill in the form again.",
};

/** @param waitMs how long is left */
export function waitWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1_000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
