/** The question bank: everybody who is signed in reads all of it and may add to it. */
import { PROBLEMS_PER_PAGE, type Problem } from "@codetale/contract/problems";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";

export interface StoredProblem {
  id: string;
  question: string;
  answer: string;
  /** Null once whoever added it has deleted their account. */
  addedBy: string | null;
  createdAt: EpochMs;
}

export interface ProblemRepository {
  /**
   * Problems in whose question or answer every one of `words` occurs, in upper or lower case,
   * latest first; and how many there are in all.
   */
  list(
    words: readonly string[],
    page: { offset: number; limit: number },
  ): Promise<{ problems: StoredProblem[]; total: number }>;
  /** Stores `problem` and returns it, or the one that its id already stands for. */
  add(problem: StoredProblem): Promise<StoredProblem>;
}

export interface ProblemsDeps {
  problems: ProblemRepository;
  clock: Clock;
}

export function createProblemService({ problems, clock }: ProblemsDeps) {
  return {
    /** @param page from 1; behind the last one there is nothing */
    async list({ search, page }: { search: string; page: number }) {
      const limit = PROBLEMS_PER_PAGE;
      const found = await problems.list(wordsOf(search), { offset: (page - 1) * limit, limit });
      return { problems: found.problems.map(toProblem), total: found.total };
    },

    /**
     * Adds a problem. With an id that the same person used for the same text it changes nothing
     * and answers what is stored.
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
