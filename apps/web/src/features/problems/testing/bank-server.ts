/** A server with a question bank, at the port where the app meets it: `fetch`. */
import { failures, type ErrorBody, type FailureReason } from "@codetale/contract/errors";
import type { Session } from "@codetale/contract/identity";
import { PROBLEMS_PER_PAGE, type Problem } from "@codetale/contract/problems";
import { vi } from "vitest";
import { aSession } from "#testing/a-session";

type Answer = () => Response | Promise<Response>;

export class BankServer {
  session: Session | null = aSession();
  problems: Problem[] = [];
  /** Answers the next calls about problems instead of the bank; null lets it answer. */
  instead: Answer | null = null;
  /** The searches of the address, `?search=…&page=…`, in the order they were asked for. */
  readonly asked: string[] = [];
  /** The bodies of what was to be added. */
  readonly sent: { id: string; question: string; ans: string }[] = [];

  constructor() {
    vi.stubGlobal("matchMedia", () => new QuietMediaQuery());
    vi.stubGlobal("scrollTo", () => {});
    vi.stubGlobal("fetch", async (address: string, { method, body }: RequestInit) => {
      const { pathname, searchParams, search } = new URL(address, "http://bank.test");
      if (pathname === "/onboard/session") return Response.json(this.session);
      if (method === "POST") return this.#add(JSON.parse(body as string) as Problem);
      this.asked.push(search);
      return this.instead?.() ?? this.#list(searchParams);
    });
  }

  #list(query: URLSearchParams): Response {
    const search = query.get("search") ?? "";
    const found = this.problems.filter(({ question }) => question.includes(search));
    const from = (Number(query.get("page")) - 1) * PROBLEMS_PER_PAGE;
    const problems = found.slice(from, from + PROBLEMS_PER_PAGE);
    return Response.json({ success: true, problems, total: found.length });
  }

  async #add(body: Problem): Promise<Response> {
    this.sent.push(body);
    if (this.instead) return this.instead();
    if (!this.session) return refusal("session/required");
    const problem = { ...aProblem(), ...body };
    this.problems.unshift(problem);
    return Response.json({ success: true, problem });
  }
}

/** Of a wide window with a mouse, which matches nothing. */
class QuietMediaQuery extends EventTarget {
  readonly matches = false;
  addListener(): void {}
  removeListener(): void {}
}

export function aProblem(facts: Partial<Problem> = {}): Problem {
  return {
    id: "problem-1",
    question: "What is a heap?",
    ans: "A tree in an array.",
    uid: "somebody",
    date: Date.UTC(2026, 0, 5),
    ...facts,
  };
}

/** `Question 1`, `Question 2` … */
export function manyProblems(count: number): Problem[] {
  return Array.from({ length: count }, (_, index) =>
    aProblem({ id: `problem-${index + 1}`, question: `Question ${index + 1}` }),
  );
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
