/** The question bank: every signed-in account reads all problems and may add some. */
import {
  PROBLEMS_PER_PAGE,
  type addProblem,
  type changeProblem,
  type Problem,
} from "@codetale/contract/problems";
import type { Clock } from "@codetale/domain/time";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import type { Allowance } from "#core/access/allowance";
import { AppError } from "#core/errors/app-error";
import { isUuid } from "#core/uuid";
import type { ProblemRepository, StoredProblem } from "./problems.repository.ts";

export type Problems = ReturnType<typeof createProblemService>;

type ProblemText = z.infer<typeof changeProblem.body>;

interface ProblemDeps {
  problems: ProblemRepository;
  allowance: Allowance;
  clock: Clock;
}

export function createProblemService({ problems, allowance, clock }: ProblemDeps) {
  return {
    /** @param page from 1; beyond the last page the list is empty */
    async list({ uid }: Actor, { search, page }: { search: string; page: number }) {
      const limit = PROBLEMS_PER_PAGE;
      const words = search.split(/\s+/).filter(Boolean);
      const found = await problems.list(words, { offset: (page - 1) * limit, limit });
      return { problems: found.problems.map((each) => toProblem(each, uid)), total: found.total };
    },

    /**
     * Adds a problem. Repeating the call with the same id and text changes nothing and returns the
     * stored problem.
     *
     * @throws AppError `problem/id-reused` or `request/too-many`
     */
    async add({ uid }: Actor, filled: z.infer<typeof addProblem.body>): Promise<Problem> {
      await allowance.spend("problem", uid);
      const { ans: answer, ...text } = filled;
      const wanted = { ...text, answer, addedBy: uid, createdAt: clock.now() };
      const stored = await problems.add(wanted);
      if (!isSameText(stored, wanted)) throw new AppError("problem/id-reused");
      return toProblem(stored, uid);
    },

    /**
     * Changes the words of the actor's own problem; those of others are as if they did not exist.
     *
     * @throws AppError `problem/unknown` or `request/too-many`
     */
    async change({ uid }: Actor, problemId: string, text: ProblemText): Promise<Problem> {
      await allowance.spend("problem", uid);
      const id = ownId(problemId);
      const changed = await problems.change(id, uid, { question: text.question, answer: text.ans });
      if (!changed) throw new AppError("problem/unknown");
      return toProblem(changed, uid);
    },

    /** @throws AppError `problem/unknown` */
    async remove({ uid }: Actor, problemId: string): Promise<void> {
      if (!(await problems.remove(ownId(problemId), uid))) throw new AppError("problem/unknown");
    },
  };
}

/** @throws AppError `problem/unknown` for what no problem can have as its id */
function ownId(problemId: string): string {
  if (!isUuid(problemId)) throw new AppError("problem/unknown");
  return problemId;
}

function isSameText(stored: StoredProblem, wanted: StoredProblem): boolean {
  return (
    stored.addedBy === wanted.addedBy &&
    stored.question === wanted.question &&
    stored.answer === wanted.answer
  );
}

/** Others learn nothing of who added it. */
function toProblem(
  { answer: ans, addedBy, createdAt: date, ...text }: StoredProblem,
  viewer: string,
): Problem {
  return { ...text, ans, uid: addedBy === viewer ? viewer : "", date };
}
