// @vitest-environment jsdom
/** Every message that the specification gives identity, met where a person would meet it. */
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetPendingRecovery } from "./recovery/pending-recovery.ts";
import { forgetPendingVerification } from "./verification/pending-verification.ts";
import { openProfile } from "./testing/open-profile.ts";
import { button, renderScreen } from "./testing/render-screen.tsx";
import {
  aSession,
  brokenAnswer,
  done,
  lost,
  ok,
  refusal,
  signsIn,
  stubServer,
  type Answers,
} from "./testing/stub-server.ts";

afterEach(() => {
  cleanup();
  forgetPendingVerification();
  forgetPendingRecovery();
  vi.unstubAllGlobals();
});

const codeSent = () => ok({ success: true, message: "Sent.", resendAfterMs: 30_000 });

const willing: Answers = {
  "/onboard/check-registration": () => ok({ success: true, exists: false }),
  "/onboard/send-otp": codeSent,
  "/onboard/send-otp-forgot-password": codeSent,
  "/onboard/verify-otp": () => ok({ success: true, ticket: "ticket-1" }),
  "/onboard/register": done,
  "/onboard/reset-password": done,
  "/onboard/sign-in-options": () => ok({ google: true }),
  ...signsIn(aSession()),
};

interface Walk {
  email?: string;
  password?: string;
  key?: string;
  otp?: string;
  answers?: Answers;
}

/** Fills in the form at `path` and presses its button. */
async function sendForm(path: string, press: string, walk: Walk) {
  const { email = "mina@mail.test", password = "correct horse", key = "the-key" } = walk;
  stubServer({ ...willing, ...walk.answers });
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
const register = (walk: Walk) => sendForm("/register", "Get Started", walk);
const registerAsCoder = (walk: Walk) => sendForm("/coders_register", "Get Started", walk);
const verify = (walk: Walk) => sendCode("/register", "Get Started", walk);
const forget = (walk: Walk) => sendForm("/forgot_password", "Send Verification Code", walk);
const recover = (walk: Walk) => sendCode("/forgot_password", "Send Verification Code", walk);

type Step = [id: string, message: string, walk: () => Promise<unknown>];

const login: Step[] = [
  ["LOGIN-2", "Please enter both email and password.", () => logIn({ email: "" })],
  [
    "LOGIN-3",
    "Invalid password. Please double-check your password and try again.",
    () => logIn(refusedAt("/onboard/login", "login/wrong-password")),
  ],
  [
    "LOGIN-4",
    "User not found. Please check the email address or register if you are new.",
    () => logIn(refusedAt("/onboard/login", "login/unknown-email")),
  ],
  [
    "LOGIN-5",
    "Invalid email address. Please enter a valid email.",
    () => logIn({ email: "mina@mail" }),
  ],
  [
    "LOGIN-6",
    "Wrong Credentials. Please try again.",
    () => logIn({ answers: { "/onboard/login": brokenAnswer } }),
  ],
  [
    "LOGIN-6",
    "Error during login. Please try again.",
    () => logInAsCoder({ answers: { "/onboard/login": brokenAnswer } }),
  ],
  [
    "LOGIN-7",
    "Email not verified. Please check your inbox and verify your email.",
    () => logIn(refusedAt("/onboard/login", "login/unverified")),
  ],
  ["LOGIN-10", "Invalid coders key", () => logInAsCoder({ key: "" })],
  [
    "LOGIN-10",
    "Invalid coders key",
    () => logInAsCoder(refusedAt("/onboard/login", "coders-key/wrong")),
  ],
  [
    "LOGIN-11",
    "Too many tries. Please wait before you try again.",
    () => logIn(refusedAt("/onboard/login", "login/too-many")),
  ],
  [
    "GUARD-5",
    "This account has been disabled.",
    () => logIn(refusedAt("/onboard/login", "login/disabled")),
  ],
  [
    "CONST-2",
    "The connection failed (network-request-failed). Check your network and try again.",
    () => logIn({ answers: { "/onboard/login": lost } }),
  ],
];

const google: Step[] = [
  [
    "LOGIN-9",
    "Google Sign-In Error: access-denied",
    async () => {
      stubServer(willing);
      renderScreen("/login?error=access-denied");
    },
  ],
  [
    "LOGIN-9",
    "Google Sign-In Error: network-request-failed",
    async () => {
      const { answers } = refusedAt("/onboard/google", "google/unreachable");
      stubServer({ ...willing, ...answers });
      await renderScreen("/register").user.click(button("Continue with Google"));
    },
  ],
];

const registration: Step[] = [
  ["REG-3", "Please enter email and password", () => register({ password: "" })],
  ["REG-3", "Invalid email format", () => register({ email: "mina@mail" })],
  [
    "REG-4",
    "Email is already registered. Please login or use a different email.",
    () =>
      register({
        answers: { "/onboard/check-registration": () => ok({ success: true, exists: true }) },
      }),
  ],
  [
    "REG-5",
    "Registration failed. Please try again later.",
    () => register({ answers: { "/onboard/check-registration": brokenAnswer } }),
  ],
  [
    "REG-5",
    "Error generating OTP",
    () => register({ answers: { "/onboard/send-otp": brokenAnswer } }),
  ],
  [
    "REG-5",
    "A code was sent a moment ago. Please wait before asking for another.",
    () => register(refusedAt("/onboard/send-otp", "otp/too-soon")),
  ],
  ["REG-6", "Invalid coders key", () => registerAsCoder({ key: "" })],
  [
    "REG-6",
    "Invalid coders key",
    () => registerAsCoder(refusedAt("/onboard/send-otp", "coders-key/wrong")),
  ],
  [
    "REG-10",
    "Your password has 5 characters. Please use at least 8.",
    () => register({ password: "short" }),
  ],
  ["REG-7", "Please enter the OTP", () => verify({ otp: "" })],
  [
    "REG-7",
    "Incorrect OTP. Try again",
    () => verify(refusedAt("/onboard/verify-otp", "otp/wrong")),
  ],
  [
    "REG-7",
    "Error verifying OTP. Please try again.",
    () => verify({ answers: { "/onboard/verify-otp": brokenAnswer } }),
  ],
  [
    "REG-8",
    "This code has expired. Please ask for a new one.",
    () => verify(refusedAt("/onboard/verify-otp", "otp/expired")),
  ],
  [
    "REG-5",
    "Error registering user.",
    () => verify({ answers: { "/onboard/register": brokenAnswer } }),
  ],
  ["REG-9", "Registration successful. Please login to continue.", () => verify({})],
];

const recovery: Step[] = [
  [
    "FORGOT-1",
    "Error sending verification code. Please try again later.",
    () => forget({ answers: { "/onboard/send-otp-forgot-password": brokenAnswer } }),
  ],
  [
    "FORGOT-2",
    "Invalid verification code. Please try again.",
    () => recover(refusedAt("/onboard/verify-otp", "otp/wrong")),
  ],
  [
    "FORGOT-2",
    "Error verifying OTP. Please try again later.",
    () => recover({ answers: { "/onboard/verify-otp": brokenAnswer } }),
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
      const { user } = await openProfile(aSession(), {
        "/onboard/update-user": () => refusal("access/denied"),
      });
      await user.click(button("Update Profile"));
    },
  ],
];

describe.each(Object.entries({ login, google, registration, recovery, profile }))(
  "at %s",
  (_part, steps) => {
    it.each(steps)("[%s] a person reads: %s", async (_id, message, walk) => {
      await walk();

      expect(await screen.findByText(message)).toBeTruthy();
    });
  },
);

function refusedAt(path: string, reason: Parameters<typeof refusal>[0]): { answers: Answers } {
  return { answers: { [path]: () => refusal(reason) } };
}
