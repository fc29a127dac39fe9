/** A server for tests, at the port where the app meets it: `fetch`. */
import { failures, type ErrorBody, type FailureReason } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import { vi } from "vitest";

export interface Received {
  path: string;
  /** JSON as it was sent; a multipart form as it is. */
  body: unknown;
}

type Answer = Response | Promise<Response>;

/** By path. */
export type Answers = Record<string, (received: Received) => Answer>;

export interface StubServer {
  received: Received[];
  /** What is answered; may be changed meanwhile. */
  answers: Answers;
  /** Bodies of the calls to one path. */
  sentTo: (path: string) => unknown[];
}

/** Answers `fetch` for the rest of the test; nobody is signed in unless `answers` says so. */
export function stubServer(answers: Answers): StubServer {
  const received: Received[] = [];
  const all: Answers = { "/onboard/session": () => ok(null), ...answers };

  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async (address: string, init: RequestInit): Promise<Response> => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    const call = { path: address, body };
    received.push(call);
    const answer = all[address];
    if (!answer) throw new Error(`No answer for ${address}`);
    return answer(call);
  });
  return {
    received,
    answers: all,
    sentTo: (path) => received.filter((call) => call.path === path).map(({ body }) => body),
  };
}

/** Takes the next login, and from then on knows who is signed in. */
export function signsIn(session: Session | null): Answers {
  let isSignedIn = false;
  return {
    "/onboard/login": () => {
      isSignedIn = true;
      return ok({ success: true, uid: "account-1", person: session?.person ?? "user" });
    },
    "/onboard/session": () => ok(isSignedIn ? session : null),
  };
}

export function ok(body: unknown): Response {
  return Response.json(body);
}

export function done(): Response {
  return ok({ success: true, message: "Done." });
}

export function refusal(reason: FailureReason, more: Partial<ErrorBody> = {}): Response {
  const { code, status, message } = failures[reason];
  const body = { success: false, code, reason, message, requestId: "request-1", ...more };
  return Response.json(body, { status });
}

export function brokenAnswer(): Response {
  return new Response("<h1>Bad gateway</h1>", { status: 502 });
}

export function lost(): Promise<Response> {
  return Promise.reject(new TypeError("Failed to fetch"));
}

export function never(): Promise<Response> {
  return new Promise(() => undefined);
}

export function aSession(facts: Partial<Session> = {}): Session {
  return {
    uid: "account-1",
    email: "mina@mail.test",
    emailVerified: true,
    name: "Mina",
    photoURL: "/photos/1",
    person: "user",
    expiresAt: Date.UTC(2099, 0, 1),
    ...facts,
  };
}
