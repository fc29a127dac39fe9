/** HTTP surface of the question bank. */
import { addProblem, listProblems } from "@codetale/contract/problems";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
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
};
