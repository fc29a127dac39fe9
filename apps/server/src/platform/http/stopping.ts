/** How a server stops: it answers what has come in, refuses what comes then, and waits for nobody long. */
import { setTimeout as pause } from "node:timers/promises";
import { SECOND_MS } from "@codetale/domain/time";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/errors/app-error";

/** By then another process, or this one anew, serves. */
const RETRY_AFTER_MS = 2 * SECOND_MS;

/** Interval at which a server that leaves looks whether all is answered. */
const LOOK_MS = 50;

declare module "fastify" {
  interface FastifyInstance {
    /** Set by `leave`: it serves on, and is to be given nothing new. */
    isLeaving: boolean;
    /** Requests that have come in and are not answered whole yet. */
    openRequests: number;
  }
}

/**
 * Lets load balancers notice by `/readyz` that the app will close, and serves until they have, and until
 * what has come in is answered: what reaches a server in the very moment in which it ceases to listen
 * is reset by the system, and a proxy cuts what a server that has ceased still answers.
 *
 * @param noticedWithinMs how soon load balancers notice
 * @param endedWithinMs how long it then waits at most for what has come in
 */
export async function leave(
  app: FastifyInstance,
  { noticedWithinMs, endedWithinMs }: { noticedWithinMs: number; endedWithinMs: number },
): Promise<void> {
  app.isLeaving = true;
  await pause(noticedWithinMs);
  for (let waitedMs = 0; app.openRequests > 0 && waitedMs < endedWithinMs; waitedMs += LOOK_MS) {
    await pause(LOOK_MS);
  }
}

/** Counts what has come in, and refuses what arrives on open connections once the app is closing. */
export function refuseWhileStopping(app: FastifyInstance): void {
  app.decorate("isLeaving", false);
  app.decorate("openRequests", 0);
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onRequest", async (_request, reply) => {
    app.openRequests += 1;
    reply.raw.once("close", () => (app.openRequests -= 1));
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
