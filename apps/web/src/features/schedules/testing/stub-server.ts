/** A server for tests, at the port where the app meets it: `fetch`. */
import { failures, type ErrorBody, type FailureReason } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import { vi } from "vitest";
import { ada, linus } from "./schedules.ts";

export interface Received {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
}

type Answer = (received: Received) => Response | Promise<Response>;

/** By path. They may be replaced while a test runs. */
export type Answers = Record<string, Answer>;

export interface StubServer {
  answers: Answers;
  sentTo: (path: string) => Received[];
}

export const learner = person({ ...ada, person: "user" });
export const coder = person({ ...linus, person: "coder" });

/** Answers `fetch` for the rest of the test; Ada is signed in unless `answers` say otherwise. */
export function stubServer(answers: Answers = {}): StubServer {
  const received: Received[] = [];
  const all: Answers = {
    "/onboard/session": () => ok(learner),
    "/paycode/method": () => ok({ kind: "code", sampleCode: "sample-code" }),
    "/schedule/my-schedule": () => ok({ success: true, userSchedule: [] }),
    "/coders-schedule/my-schedule": () => ok({ success: true, userSchedule: [] }),
    "/coders-schedule/get-schedule": () => ok({ success: true, filteredSchedule: [] }),
    ...answers,
  };

  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
    const call = {
      path,
      body: typeof body === "string" ? (JSON.parse(body) as Received["body"]) : {},
      headers: new Headers(headers),
    };
    received.push(call);
    const answer = all[path];
    if (!answer) throw new Error(`no answer for ${path}`);
    return answer(call);
  });
  return { answers: all, sentTo: (path) => received.filter((call) => call.path === path) };
}

export function ok(body: unknown): Response {
  return Response.json(body);
}

export function refusal(reason: FailureReason, more: Partial<ErrorBody> = {}): Response {
  const { code, status, message } = failures[reason];
  const body = { success: false, code, reason, message, requestId: "request-1", ...more };
  return Response.json(body, { status });
}

export function lost(): Promise<Response> {
  return Promise.reject(new TypeError("Failed to fetch"));
}

export function never(): Promise<Response> {
  return new Promise(() => undefined);
}

function person(who: Pick<Session, "uid" | "name" | "photoURL" | "person">): Session {
  return {
    ...who,
    email: `${who.uid}@mail.test`,
    emailVerified: true,
    expiresAt: Date.UTC(2099, 0, 1),
  };
}
