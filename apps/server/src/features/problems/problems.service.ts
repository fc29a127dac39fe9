/** The question bank: every signed-in account reads all problems and may add some. */
import { PROBLEMS_PER_PAGE, type Problem } from "@codetale/contract/problems";
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { ProblemRepository, StoredProblem } from "./problems.repository.ts";

export interface ProblemsDeps {
  problems: ProblemRepository;
  clock: Clock;
}

export function createProblemService({ problems, clock }: ProblemsDeps) {
  return {
    /** @param page from 1; beyond the last page the list is empty */
    async list({ search, page }: { search: string; page: number }) {
      const limit = PROBLEMS_PER_PAGE;
      const found = await problems.list(wordsOf(search), { offset: (page - 1) * limit, limit });
      return { problems: found.problems.map(toProblem), total: found.total };
    },

    /**
     * Adds a problem. Repeating the call with the same id and text changes nothing and returns the
     * stored problem.
     *
     * @throws AppError `problem/id-reused`
     */
    async add(actor: Actor, filled: Pick<Problem, "id" | "question" | "ans">): Promise<Problem> {
      const { id, question, ans: answer } = filled;
      const wanted = { id, question, answer, addedBy: actor.uid, createdAt: clock.now() };
      const stored = await problems.add(wanted);
      if (!isSameText(stored, wanted)) throw new AppError("problem/id-reused");
      return toProblem(stored);
    },
  };
}

function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}

function isSameText(stored: StoredProblem, wanted: StoredProblem): boolean {
  return (
    stored.addedBy === wanted.addedBy &&
    stored.question === wanted.question &&
    stored.answer === wanted.answer
  );
}

function toProblem({ id, question, answer, addedBy, createdAt }: StoredProblem): Problem {
  return { id, question, ans: answer, uid: addedBy ?? "", date: createdAt };
}
