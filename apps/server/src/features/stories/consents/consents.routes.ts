import { agreeToProvider, readProviders } from "@codetale/contract/stories/providers";
import type { FastifyInstance } from "fastify";
import { requireActor } from "#platform/http/guards/authentication";
import { addRoute } from "#platform/http/routes/add-route";
import type { Consents } from "./consents.service.ts";

export function addConsentRoutes(app: FastifyInstance, consents: Consents): void {
  addRoute(app, readProviders, async ({ request }) => ({
    success: true,
    providers: await consents.list(requireActor(request)),
  }));

  addRoute(app, agreeToProvider, async ({ body, request }) => ({
    success: true,
    providers: await consents.decide(requireActor(request), body),
  }));
}
