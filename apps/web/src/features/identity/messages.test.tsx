// @vitest-environment jsdom
/** Every message that the specification gives identity, met where a person would meet it. */
import type { Endpoint } from "@codetale/contract/endpoint";
import type { FailureReason } from "@codetale/contract/errors";
import {
  checkRegistration,
  login,
  register,
  sendOtp,
  verifyOtp,
} from "@codetale/contract/identity";
import { updateUser } from "@codetale/contract/identity/profile";
import { startGoogleSignIn } from "@codetale/contract/identity/google";
import { sendOtpForgotPassword } from "@codetale/contract/identity/recovery";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetPendingCodes } from "./verification/pending-codes.ts";
import { openProfile } from "./testing/open-profile.ts";
import { button, renderScreen } from "./testing/render-screen.tsx";
import { brokenAnswer, lost, on, refuse, type Answer } from "#testing/server";
import { aSession, answerWillingly } from "./testing/identity-server.ts";

beforeEach(answerWillingly);
afterEach(() => {
  cleanup();
  forgetPendingCodes();
});

interface Walk {
  email?: string;
  password?: string;
  key?: string;
  otp?: string;
}

/** Fills in the form at `path` and presses its button. */
async function sendForm(path: string, press: string, walk: Walk) {
  const { email = "mina@mail.test", password = "correct horse", key = "the-key" } = walk;
  const view = renderScreen(path);
  if (email) await view.fill("Email", email);
  if (password && path !== "/forgot_password") await view.fill("Password", password);
  if (key && path.startsWith("/coders")) await view.fill("Coders Key", key);
  await view.user.click(button(press));
  return view;
}

/** Fills in a form that leads to a code, and sends the code. */
async function sendCode(path: string, press: string, walk: Walk) {
  const { otp = "123456" } = walk;
  const view = await sendForm(path, press, walk);
  await screen.findByLabelText("OTP");
  if (otp) await view.fill("OTP", otp);
  await view.user.click(button("Verify Email"));
}

const logIn = (walk: Walk) => sendForm("/login", "Sign In", walk);
const logInAsCoder = (walk: Walk) => sendForm("/coders_login", "Sign In", walk);
const fillIn = (walk: Walk) => sendForm("/register", "Get Started", walk);
const fillInAsCoder = (walk: Walk) => sendForm("/coders_register", "Get Started", walk);
const verify = (walk: Walk) => sendCode("/register", "Get Started", walk);
const forget = (walk: Walk) => sendForm("/forgot_password", "Send Verification Code", walk);
const recover = (walk: Walk) => sendCode("/forgot_password", "Send Verification Code", walk);

type Step = [id: string, message: string, walk: () => Promise<unknown>];

const loginSteps: Step[] = [
  ["LOGIN-2", "Please enter both email and password.", () => logIn({ email: "" })],
  [
    "LOGIN-3",
    "Invalid password. Please double-check your password and try again.",
    () => logIn(refusedAt(login, "login/wrong-password")),
  ],
  [
    "LOGIN-4",
    "User not found. Please check the email address or register if you are new.",
    () => logIn(refusedAt(login, "login/unknown-email")),
  ],
  [
    "LOGIN-5",
    "Invalid email address. Please enter a valid email.",
    () => logIn({ email: "mina@mail" }),
  ],
  ["LOGIN-6", "Wrong Credentials. Please try again.", () => logIn(answeredAt(login, brokenAnswer))],
  [
    "LOGIN-6",
    "Error during login. Please try again.",
    () => logInAsCoder(answeredAt(login, brokenAnswer)),
  ],
  [
    "LOGIN-7",
    "Email not verified. Please check your inbox and verify your email.",
    () => logIn(refusedAt(login, "login/unverified")),
  ],
  ["LOGIN-10", "Invalid coders key", () => logInAsCoder({ key: "" })],
  ["LOGIN-10", "Invalid coders key", () => logInAsCoder(refusedAt(login, "coders-key/wrong"))],
  [
    "LOGIN-11",
    "Too many tries. Please wait before you try again.",
    () => logIn(refusedAt(login, "login/too-many")),
  ],
  ["GUARD-5", "This account has been disabled.", () => logIn(refusedAt(login, "login/disabled"))],
  [
    "CONST-2",
    "The connection failed (network-request-failed). Check your network and try again.",
    () => logIn(answeredAt(login, lost)),
  ],
];

const google: Step[] = [
  [
    "LOGIN-9",
    "Google Sign-In Error: access-denied",
    async () => {
      renderScreen("/login?error=access-denied");
    },
  ],
  [
    "LOGIN-9",
    "Google Sign-In Error: network-request-failed",
    async () => {
      refusedAt(startGoogleSignIn, "google/unreachable");
      await renderScreen("/register").user.click(button("Continue with Google"));
    },
  ],
];

const registration: Step[] = [
  ["REG-3", "Please enter email and password", () => fillIn({ password: "" })],
  ["REG-3", "Invalid email format", () => fillIn({ email: "mina@mail" })],
  [
    "REG-4",
    "Email is already registered. Please login or use a different email.",
    () => fillIn(answeredAt(checkRegistration, { success: true, exists: true })),
  ],
  [
    "REG-5",
    "Registration failed. Please try again later.",
    () => fillIn(answeredAt(checkRegistration, brokenAnswer)),
  ],
  ["REG-5", "Error generating OTP", () => fillIn(answeredAt(sendOtp, brokenAnswer))],
  [
    "REG-5",
    "A code was sent a moment ago. Please wait before asking for another.",
    () => fillIn(refusedAt(sendOtp, "otp/too-soon")),
  ],
  ["REG-6", "Invalid coders key", () => fillInAsCoder({ key: "" })],
  ["REG-6", "Invalid coders key", () => fillInAsCoder(refusedAt(sendOtp, "coders-key/wrong"))],
  [
    "REG-10",
    "Your password needs at least 8 characters. This one has 5.",
    () => fillIn({ password: "short" }),
  ],
  ["REG-7", "Please enter the OTP", () => verify({ otp: "" })],
  ["REG-7", "Incorrect OTP. Try again", () => verify(refusedAt(verifyOtp, "otp/wrong"))],
  [
    "REG-7",
    "Error verifying OTP. Please try again.",
    () => verify(answeredAt(verifyOtp, brokenAnswer)),
  ],
  [
    "REG-8",
    "This code has expired. Please ask for a new one.",
    () => verify(refusedAt(verifyOtp, "otp/expired")),
  ],
  ["REG-5", "Error registering user.", () => verify(answeredAt(register, brokenAnswer))],
  ["REG-9", "Registration successful. Please login to continue.", () => verify({})],
];

const recovery: Step[] = [
  [
    "FORGOT-1",
    "Error sending verification code. Please try again later.",
    () => forget(answeredAt(sendOtpForgotPassword, brokenAnswer)),
  ],
  [
    "FORGOT-2",
    "Invalid verification code. Please try again.",
    () => recover(refusedAt(verifyOtp, "otp/wrong")),
  ],
  [
    "FORGOT-2",
    "Error verifying OTP. Please try again later.",
    () => recover(answeredAt(verifyOtp, brokenAnswer)),
  ],
  ["FORGOT-3", "Password reset email sent. Please check your inbox.", () => recover({})],
];

const profile: Step[] = [
  [
    "PROF-2",
    "Please enter all details",
    async () => {
      const { user } = await openProfile(aSession({ name: "" }));
      await user.click(button("Update Profile"));
    },
  ],
  [
    "PROF-5",
    "Error updating user: You can only do this for yourself.",
    async () => {
      refuse(updateUser, "access/denied");
      const { user } = await openProfile(aSession());
      await user.click(button("Update Profile"));
    },
  ],
];

describe.each(Object.entries({ login: loginSteps, google, registration, recovery, profile }))(
  "at %s",
  (_part, steps) => {
    it.each(steps)("[%s] a person reads: %s", async (_id, message, walk) => {
      await walk();

      expect(await screen.findByText(message)).toBeTruthy();
    });
  },
);

function refusedAt(endpoint: Endpoint, reason: FailureReason): Walk {
  refuse(endpoint, reason);
  return {};
}

function answeredAt<E extends Endpoint>(endpoint: E, answer: Answer<E>): Walk {
  on(endpoint, answer);
  return {};
}
