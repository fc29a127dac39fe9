import type { FastifyReply } from "fastify";
import { CallerGoneError } from "../voice-error.ts";

/** Aborted when the caller hangs up; after an answer as well, when no work looks at it any more. */
export function callerSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(new CallerGoneError()));
  return gone.signal;
}
