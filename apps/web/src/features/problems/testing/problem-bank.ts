import type { Session } from "@codetale/contract/identity";
import { readSession } from "@codetale/contract/identity";
import {
  addProblem,
  listProblems,
  PROBLEMS_PER_PAGE,
  type Problem,
} from "@codetale/contract/problems";
import { aSession } from "#testing/a-session";
import { on, refusal } from "#testing/server";

/** The server's question bank; a learner is signed in. */
export class ProblemBank {
  session: Session | null = aSession();
  problems: Problem[] = [];
  /** Answers the next calls about problems instead of the bank; null lets it answer. */
  instead: (() => Response | Promise<Response>) | null = null;

  constructor() {
    on(readSession, () => this.session);
    on(listProblems, ({ query }) => this.instead?.() ?? this.#list(query));
    on(addProblem, ({ body }) => this.instead?.() ?? this.#add(body));
  }

  #list({ search = "", page }: Record<string, string>) {
    const found = this.problems.filter(({ question }) => question.includes(search));
    const from = (Number(page) - 1) * PROBLEMS_PER_PAGE;
    const problems = found.slice(from, from + PROBLEMS_PER_PAGE);
    return { success: true as const, problems, total: found.length };
  }

  #add(body: Partial<Problem>) {
    if (!this.session) return refusal("session/required");
    const problem = aProblem(body);
    this.problems.unshift(problem);
    return { success: true as const, problem };
  }
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
