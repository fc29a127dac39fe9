/** The process's log: JSON lines that tell nothing of what people typed, sent or were sent. */
import type { FastifyReply, FastifyRequest } from "fastify";
import pino, { type DestinationStream, type LevelWithSilent, type Logger } from "pino";
import { loggableError, type LoggableError } from "./loggable-error.ts";

/** Stands in the log in place of a message that an error would bring along. */
const WITHOUT_WORDS = "a failure without a message of ours";

/** @param level of the entries that are written, and of those above it */
export function createLogger(level: LevelWithSilent, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: {
        req: describeRequest,
        res: ({ statusCode }: FastifyReply) => ({ statusCode }),
        // `withoutErrors` has described it already.
        err: (described: LoggableError) => described,
      },
      formatters: { log: withoutErrors },
      hooks: {
        logMethod(args, method) {
          const [first, message, ...values] = args as [unknown, string?, ...unknown[]];
          const details = first instanceof Error ? { err: first } : first;
          if (!isObject(details)) method.apply(this, args);
          else method.apply(this, [details, messageWithout(details["err"], message), ...values]);
        },
      },
    },
    destination,
  );
}

/** Without a message the logger, and with one some libraries, would take that of the error. */
function messageWithout(error: unknown, message: string | undefined): string | undefined {
  if (!(error instanceof Error)) return message;
  const isOfError = error.message !== "" && message?.includes(error.message);
  return message === undefined || isOfError ? WITHOUT_WORDS : message;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The pattern of the route: ids, codes and states of the address stay out of the log. */
function describeRequest({ method, routeOptions, ip }: FastifyRequest) {
  return { method, route: routeOptions.url ?? "unknown", remoteAddress: ip };
}

function withoutErrors(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      key === "err" || value instanceof Error ? loggableError(value) : value,
    ]),
  );
}
