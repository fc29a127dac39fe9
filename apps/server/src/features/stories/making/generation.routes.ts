/** HTTP surface of generations. */
import {
  cancelGeneration,
  generateStory,
  listGenerations,
  readStorytellers,
} from "@codetale/contract/stories-generation";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
import type { Stories } from "../create-stories.ts";

export function addGenerationRoutes(app: FastifyInstance, { making }: Stories): void {
  addRoute(app, generateStory, async ({ body, headers, request }) => {
    const key = headers["idempotency-key"] ?? null;
    return { success: true, ...(await making.generate(requireActor(request), body, key)) };
  });

  addRoute(app, listGenerations, async ({ request }) => ({
    success: true,
    generations: await making.list(requireActor(request)),
  }));

  addRoute(app, cancelGeneration, async ({ params, request }) => ({
    success: true,
    generation: await making.cancel(requireActor(request), params.generationId),
  }));

  addRoute(app, readStorytellers, async () => ({ success: true, ...making.storytellers() }));
}
