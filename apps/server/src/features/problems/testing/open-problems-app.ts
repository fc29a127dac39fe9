/** The feature on a database of its own, for tests that speak to it over HTTP. */
import { randomUUID } from "node:crypto";
import {
  addProblem,
  changeProblem,
  deleteProblem,
  listProblems,
  type Problem,
} from "@codetale/contract/problems";
import { at } from "@codetale/domain/testing/at";
import type { Actor } from "#core/access/actor";
import type { Database } from "#platform/db/database";
import { problems } from "#platform/db/schema/problems";
import { unlimited } from "#testing/allowance";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { aLearner, createTestApp, send } from "#testing/http";
import { insertLearner } from "#testing/accounts";
import { createProblemRepository } from "../problems.repository.ts";
import { problemRoutes } from "../problems.routes.ts";
import { createProblemService } from "../problems.service.ts";

export type ProblemsApp = Awaited<ReturnType<typeof openProblemsApp>>;

/** It is 09:00 on the day that all tests share. */
export async function openProblemsApp() {
  const { db, close } = await openTestDatabase();
  const clock = new TestClock(at("09:00"));
  const app = createTestApp({ clock });
  await app.register(problemRoutes, {
    problems: createProblemService({
      problems: createProblemRepository(db),
      allowance: unlimited,
      clock,
    }),
  });
  const lena = aLearner((await insertLearner(db)).uid);

  return {
    db,
    clock,
    /** The caller unless a test names another. */
    lena,
    list: (query: Record<string, string> = {}, as: Actor | null = lena) =>
      send(app, listProblems, { as, query }),
    add: (body: unknown, as: Actor | null = lena) => send(app, addProblem, { as, body }),
    change: (problemId: string, body: unknown, as: Actor | null = lena) =>
      send(app, changeProblem, { as, params: { problemId }, body }),
    remove: (problemId: string, as: Actor | null = lena) =>
      send(app, deleteProblem, { as, params: { problemId } }),
    async empty() {
      await db.delete(problems);
    },
    async close() {
      await app.close();
      await close();
    },
  };
}

/** What a page sends for one filled form. */
export function aFilledForm(filled: Partial<Pick<Problem, "id" | "question" | "ans">> = {}) {
  return {
    id: randomUUID(),
    question: "How do you reverse a linked list?",
    ans: "Walk along it and turn every pointer round.",
    ...filled,
  };
}

/** Problems straight into their table, with `apartMs` between one and the next. */
export async function insertProblems(
  db: Database,
  list: readonly { question: string; answer?: string }[],
  { apartMs = 1_000 } = {},
): Promise<void> {
  const rows = list.map(({ question, answer = "An answer." }, index) => ({
    id: randomUUID(),
    question,
    answer,
    addedBy: null,
    createdAt: at("08:00") + index * apartMs,
  }));
  for (let from = 0; from < rows.length; from += 1_000) {
    await db.insert(problems).values(rows.slice(from, from + 1_000));
  }
}
