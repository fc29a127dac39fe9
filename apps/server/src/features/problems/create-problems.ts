/** Creates the repository and service of the problems feature. */
import type { Clock } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import { createProblemRepository } from "./problems.repository.ts";
import { createProblemService } from "./problems.service.ts";

export type Problems = ReturnType<typeof createProblems>;

export function createProblems({ db, clock }: { db: Database; clock: Clock }) {
  return createProblemService({ problems: createProblemRepository(db), clock });
}
