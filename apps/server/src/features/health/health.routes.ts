/** For operators and load balancers: answers when the process and its database are available. */
import { health } from "@codetale/contract/health";
import type { Clock } from "@codetale/domain/time";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { AppError } from "#core/app-error";

interface HealthRoutes {
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  clock: Clock;
}

export const healthRoutes: FastifyPluginAsync<HealthRoutes> = async (app, { ping, clock }) => {
  addRoute(app, health, async ({ request }) => {
    await ping().catch((error: unknown) => {
      request.log.error({ err: error }, "the database does not answer");
      throw new AppError("server/busy");
    });
    return { status: "ok", now: clock.now() };
  });
};
