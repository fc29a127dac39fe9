/** HTTP surface of the question bank. */
import {
  addProblem,
  changeProblem,
  deleteProblem,
  listProblems,
} from "@codetale/contract/problems";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import type { Problems } from "./problems.service.ts";

export const problemRoutes: FastifyPluginAsync<{ problems: Problems }> = async (
  app,
  { problems },
) => {
  addRoute(app, listProblems, async ({ query, request }) => {
    return { success: true, ...(await problems.list(requireActor(request), query)) };
  });

  addRoute(app, addProblem, async ({ body, request }) => {
    return { success: true, problem: await problems.add(requireActor(request), body) };
  });

  addRoute(app, changeProblem, async ({ params, body, request }) => {
    const problem = await problems.change(requireActor(request), params.problemId, body);
    return { success: true, problem };
  });

  addRoute(app, deleteProblem, async ({ params, request }) => {
    await problems.remove(requireActor(request), params.problemId);
    return { success: true };
  });
};
