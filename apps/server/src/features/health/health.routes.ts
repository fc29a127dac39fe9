/** For operators and load balancers. */
import { healthz, readyz, type DegradedPart } from "@codetale/contract/health";
import type { Clock } from "@codetale/domain/time";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { AppError } from "#core/errors/app-error";

interface HealthRoutes {
  /** What serving needs, by name; each rejects where it is not there. */
  needs: Readonly<Record<string, () => Promise<void>>>;
  /** What works only in part, while the process serves nevertheless. */
  degraded: () => DegradedPart[];
  clock: Clock;
}

export const healthRoutes: FastifyPluginAsync<HealthRoutes> = async (
  app,
  { needs, degraded, clock },
) => {
  addRoute(app, healthz, async () => ({ status: "ok", now: clock.now() }));

  addRoute(app, readyz, async ({ request }) => {
    // By a 404 proxies know a server that is to be given nothing new, and that ends what it has.
    if (app.isLeaving) throw new AppError("route/unknown");
    for (const [name, isThere] of Object.entries(needs)) {
      await isThere().catch((err: unknown) => {
        request.log.error({ err }, `the ${name} cannot be reached`);
        throw new AppError("server/busy");
      });
    }
    return { status: "ok", now: clock.now(), degraded: degraded() };
  });
};
