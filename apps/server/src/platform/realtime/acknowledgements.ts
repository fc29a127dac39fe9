/** Turns what a handler of the live connection returns or throws into an acknowledgement. */
import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@codetale/contract/error-body";
import type { FastifyBaseLogger } from "fastify";
import { type z } from "zod";
import { AppError } from "#core/errors/app-error";
import { refusalWhenUnavailable } from "#platform/db/unavailable";
import { errorBody } from "#platform/http/create-http-app";

type Logger = Pick<FastifyBaseLogger, "error">;

/**
 * A listener that never throws, for any payload and any handler: an error that escapes a listener
 * would end the process.
 *
 * @param handler called with the raw payload; its failures are answered like those of an HTTP
 *   call
 */
export function withAcknowledgement<Result>(
  logger: Logger,
  handler: (payload: unknown) => Promise<Result>,
): (payload: unknown, answer: (result: Result | ErrorBody) => void) => void {
  async function settle(payload: unknown): Promise<Result | ErrorBody> {
    try {
      return await handler(payload);
    } catch (thrown) {
      return failureBody(logger, thrown);
    }
  }

  return (payload, answer) => {
    void settle(payload).then((result) => {
      // A client may omit the callback, whatever the type says.
      if (typeof answer === "function") answer(result);
    });
  };
}

/** @throws AppError `request/invalid` that names every wrong field */
export function parsePayload<S extends z.ZodType>(schema: S, payload: unknown): z.output<S> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  throw new AppError("request/invalid", { errors });
}

/**
 * The body that answers a thrown error; an unexpected one is logged and its details are not sent.
 */
export function failureBody(logger: Logger, thrown: unknown): ErrorBody {
  const requestId = randomUUID();
  if (thrown instanceof AppError) return errorBody(thrown, requestId);
  logger.error({ err: thrown, reqId: requestId }, "unexpected failure");
  return errorBody(refusalWhenUnavailable(thrown) ?? new AppError("server/failed"), requestId);
}
