/** Answers every error in OpenAI's shape; neither response nor log contains recordings or texts. */
import type { FastifyError, FastifyInstance } from "fastify";
import { CallerGoneError, errorBody, failures, VoiceError } from "../voice-error.ts";

export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | VoiceError>((error, request, reply) => {
    const failure = toVoiceError(error);
    const isFault = failure.code === "failed" && !(failure instanceof CallerGoneError);
    if (isFault) request.log.error({ err: error }, "a call failed");
    if (failure.retryAfterS !== null) void reply.header("retry-after", failure.retryAfterS);
    return reply.status(failures[failure.code].status).send(errorBody(failure));
  });
  app.setNotFoundHandler((_, reply) =>
    reply.status(404).send(errorBody({ code: "not_found", message: "There is no such call." })),
  );
}

export function toVoiceError(error: unknown): VoiceError {
  if (error instanceof VoiceError) return error;
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return new VoiceError("too_large", "The body is too large.");
  if (status >= 400 && status < 500) {
    return new VoiceError("invalid_request", "The body could not be read.");
  }
  return new VoiceError("failed", "Something went wrong.", { cause: error });
}
