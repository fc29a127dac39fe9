/** How a server stops: it answers what has come in, refuses what comes then, and waits for nobody long. */
import { SECOND_MS } from "@codetale/domain/time";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/app-error";

/** By then another process, or this one anew, serves. */
const RETRY_AFTER_MS = 2 * SECOND_MS;

declare module "fastify" {
  interface FastifyInstance {
    /** Set by `leave`: it serves on, and is to be given nothing new. */
    isLeaving: boolean;
  }
}

/**
 * Lets load balancers notice by `/readyz` that the app will close, and serves until they have: what
 * reaches a server in the very moment in which it ceases to listen is reset by the system.
 */
export async function leave(app: FastifyInstance, ms: number): Promise<void> {
  app.isLeaving = true;
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Refuses what arrives on open connections once the app is closing. */
export function refuseWhileStopping(app: FastifyInstance): void {
  app.decorate("isLeaving", false);
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onRequest", async () => {
    if (isStopping) throw new AppError("server/busy", { retryAfterMs: RETRY_AFTER_MS });
  });
}

/** Closes the app; connections that are still open after `ms`, silent ones too, are cut. */
export async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), ms);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
