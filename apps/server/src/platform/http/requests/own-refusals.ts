/** What Node would refuse by itself, with an empty body, is refused in our words or taken. */
import type { FastifyInstance } from "fastify";
import { AppError } from "#core/errors/app-error";

/** Of Node's server: a missing `Host` comes through to `addOwnRefusals`. */
export const hostOptions = { requireHostHeader: false } as const;

export function addOwnRefusals(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers, raw }) => {
    // RFC 9112, 3.2: every request has it since HTTP/1.1.
    if (headers.host === undefined && raw.httpVersion !== "1.0") {
      throw new AppError("request/invalid");
    }
  });
  // RFC 9110, 10.1.1: an expectation that a server does not know may be ignored.
  app.server.on("checkExpectation", (request, response) => {
    app.server.emit("request", request, response);
  });
}
