/** HTTP surface of coders as their learners see them. */
import {
  listOwnRatings,
  rateCoder,
  readCoder,
  readOwnCoderFacts,
  saveCoderFacts,
} from "@codetale/contract/coders";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import type { Coders } from "./create-coders.ts";

export const coderRoutes: FastifyPluginAsync<{ coders: Coders }> = async (
  app,
  { coders: { profiles, ratings } },
) => {
  addRoute(app, readOwnCoderFacts, async ({ request }) => ({
    success: true,
    ...(await profiles.readOwn(requireActor(request))),
  }));

  addRoute(app, saveCoderFacts, async ({ body, request }) => ({
    success: true,
    facts: await profiles.save(requireActor(request), body),
  }));

  addRoute(app, readCoder, async ({ params, request }) => ({
    success: true,
    coder: await profiles.read(requireActor(request), params.uid),
  }));

  addRoute(app, listOwnRatings, async ({ request }) => ({
    success: true,
    ratings: await ratings.listOwn(requireActor(request)),
  }));

  addRoute(app, rateCoder, async ({ body, request }) => ({
    success: true,
    rating: await ratings.rate(requireActor(request), body),
  }));
};
