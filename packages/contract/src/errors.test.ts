/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { failureReasons, failures } from "./errors.ts";

const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], {
  eager: true,
});
const endpoints = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

describe("[API-3] the failures", () => {
  test.each(failureReasons)("%s has a code, a status and words for people", (reason) => {
    const { code, status, message } = failures[reason];

    expect(code).toMatch(/^(auth\/|storage\/)?[a-z]+(-[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].*\S$/);
  });

  it("that may pass by themselves are those of a busy moment", () => {
    for (const reason of failureReasons) {
      const { status, retryable } = failures[reason];
      if (retryable) expect([408, 429, 500, 503]).toContain(status);
    }
  });

  test.each([
    ["schedule/too-early", "You can't start the test yet"],
    ["schedule/too-late", "You can't start the test anymore"],
    ["schedule/no-coder", "You have not been assigned a coder yet"],
    ["session/required", "User not authenticated."],
    ["booking/incomplete", "Please fill in the date and time"],
    ["login/incomplete", "Please enter both email and password."],
    ["login/wrong-password", "Invalid password. Please double-check your password and try again."],
    [
      "login/unknown-email",
      "User not found. Please check the email address or register if you are new.",
    ],
    ["login/invalid-email", "Invalid email address. Please enter a valid email."],
    ["login/unverified", "Email not verified. Please check your inbox and verify your email."],
    ["coders-key/wrong", "Invalid coders key"],
    ["register/invalid-email", "Invalid email format"],
    ["register/taken", "Email is already registered. Please login or use a different email."],
    ["otp/not-sent", "Error generating OTP"],
    ["otp/wrong", "Incorrect OTP. Try again"],
    ["profile/incomplete", "Please enter all details"],
  ] as const)("%s is worded letter by letter", (reason, message) => {
    expect(failures[reason].message).toBe(message);
  });
});

describe("[API-1] the calls", () => {
  it("are found, all of them", () => {
    const known = ["/schedule/add-schedule", "/paycode/pay_code", "/onboard/login", "/chats"];

    expect(endpoints.map(({ path }) => path)).toEqual(expect.arrayContaining(known));
  });

  test.each(
    endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )("%s fails in ways of the catalogue, each named once", (_, { errors, incomplete }) => {
    expect(failureReasons).toEqual(expect.arrayContaining([...errors]));
    expect(new Set(errors).size).toBe(errors.length);
    if (incomplete) expect(errors).toContain(incomplete);
  });

  it("have a method and path of their own each", () => {
    const places = endpoints.map(({ method, path }) => `${method} ${path}`);

    expect(new Set(places).size).toBe(places.length);
  });

  test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
    "%s: reading needs no body, and every parameter of a path is described",
    (path, { method, body, params }) => {
      if (method === "GET") expect(body).toBeUndefined();
      expect(path.includes(":")).toBe(params !== undefined);
    },
  );
});

function isEndpoint(value: unknown): value is Endpoint {
  return value instanceof Object && "method" in value && "path" in value && "errors" in value;
}
