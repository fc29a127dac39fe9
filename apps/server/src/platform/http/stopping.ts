/** How a server stops: it answers what has come in, refuses what comes then, and waits for nobody long. */
import { SECOND_MS } from "@codetale/domain/time";
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/app-error";

/** By then another process, or this one anew, serves. */
const RETRY_AFTER_MS = 2 * SECOND_MS;

/** Refuses what arrives on open connections once the app is closing. */
export function refuseWhileStopping(app: FastifyInstance): void {
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
