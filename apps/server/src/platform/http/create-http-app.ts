/** A Fastify instance with our schema compilers and error handling, and without routes. */
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorBody } from "@codetale/contract/error-body";
import type { FailureReason } from "@codetale/contract/errors";
import { failures } from "@codetale/contract/errors";
import { SECOND_MS, type Clock } from "@codetale/domain/time";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { hasZodFastifySchemaValidationErrors, validatorCompiler } from "fastify-type-provider-zod";
import { AppError } from "#core/errors/app-error";
import { FilesUnavailableError } from "#core/ports/files";
import type { IsOwnProxy } from "#core/network/own-proxy";
import { refusalWhenUnavailable } from "#platform/db/unavailable";
import { answerSerializer } from "./answers/answer-serializer.ts";
import { addClientAddress } from "./requests/client-address.ts";
import { addOwnRefusals, hostOptions } from "./requests/own-refusals.ts";
import { refuseWhileStopping } from "./stopping.ts";
import { invalidRequest } from "./requests/invalid-request.ts";
import { refuseOtherMethods } from "./routes/other-methods.ts";
import { isPageRequest } from "./requests/page-requests.ts";
import type { Pages } from "./answers/pages.ts";

/** JSON bodies are small; uploads have limits of their own. */
const LARGEST_BODY_BYTES = 256 * 1024;

/** How long a client may take to send a request; pages give up after 60 seconds at most. */
const SENT_WITHIN_MS = 90 * SECOND_MS;

const HEADERS_WITHIN_MS = 60 * SECOND_MS;

/** How often requests that take longer are looked for. */
const CHECKED_EVERY_MS = 5 * SECOND_MS;

/** A storage that is full or away is rarely back within seconds. */
const FILES_RETRY_AFTER_MS = 10 * SECOND_MS;

export interface HttpAppDeps {
  clock: Clock;
  logger?: FastifyBaseLogger;
  /** Whose `X-Forwarded-For` is believed; none where it is missing. */
  isOwnProxy?: IsOwnProxy;
  /**
   * Called with a message when a call answers with a failure that its endpoint does not list; tests
   * fail then. It is logged by default, and the client gets the failure in either case.
   */
  onUnlisted?: (message: string) => void;
  /** How long a client may take to send a request, which is answered 408 then; 90 s by default. */
  sentWithinMs?: number;
  /** The web app; without it an unknown path is always answered like an unknown endpoint. */
  pages?: Pages;
}

export function createHttpApp(deps: HttpAppDeps): FastifyInstance {
  const { clock, logger, isOwnProxy = () => false, onUnlisted, pages } = deps;
  const { sentWithinMs = SENT_WITHIN_MS } = deps;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: sentWithinMs,
    http: {
      ...hostOptions,
      connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, sentWithinMs),
      // Where it is longer than the whole may take, Node takes it for the whole.
      headersTimeout: Math.min(HEADERS_WITHIN_MS, sentWithinMs),
    },
    genReqId: () => randomUUID(),
    // `refuseWhileStopping` answers in our words.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 128 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      void sendError(toAppError(error, request), request, reply);
    },
  });
  const hasPage = (request: FastifyRequest) => pages !== undefined && isPageRequest(request);
  addOwnRefusals(app);
  refuseOtherMethods(app, hasPage);
  refuseWhileStopping(app);
  addClientAddress(app, isOwnProxy);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerSerializer);

  app.setErrorHandler((thrown, request, reply) => {
    // The client has left, which ends what was being sent and is nobody's failure.
    if (reply.raw.destroyed) return reply.hijack();
    const error = toAppError(thrown, request);
    // Error screens show the request's id, by which operators find the entry.
    if (failures[error.reason].status >= 500) {
      if (error === thrown) request.log.warn({ reason: error.reason }, "refused for now");
      else request.log.error({ err: thrown }, "unexpected failure");
    }
    const { method, url, config } = request.routeOptions;
    if (config.reasons && !config.reasons.has(error.reason)) {
      const message = `${method.toString()} ${url} does not list ${error.reason}`;
      (onUnlisted ?? request.log.error.bind(request.log))(message);
    }
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    pages && hasPage(request)
      ? pages.send(request, reply)
      : sendError(new AppError("route/unknown"), request, reply),
  );
  // Clients correct their clock by this header; see apps/web/src/lib/clock.ts.
  app.addHook("onSend", async (_request, reply) => {
    reply.header("x-server-time", clock.now());
  });

  return app;
}

/** The body that answers `error`, for HTTP and for acknowledgements of the live connection. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { errors, retryAfterMs } = error.details;
  return {
    success: false,
    code: failures[error.reason].code,
    reason: error.reason,
    message: error.message,
    requestId,
    ...(errors && { errors }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** Answers what never became a request, as far as the connection still takes an answer. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy(error);
  const refusal = new AppError(unreadableReasons[error.code ?? ""] ?? "request/invalid");
  const body = JSON.stringify(errorBody(refusal, randomUUID()));
  const { status } = failures[refusal.reason];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  // At once, since who asked may never end what it sends, and its route answers the end as well.
  socket.destroy(error);
}

/** By Node's names. */
const unreadableReasons: Readonly<Record<string, FailureReason>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request/too-slow",
  HPE_HEADER_OVERFLOW: "request/headers-too-large",
};

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfterMs } = error.details;
  if (retryAfterMs !== undefined) reply.header("retry-after", Math.ceil(retryAfterMs / 1000));
  // A stream that fails before its first byte leaves its own type behind.
  reply.type("application/json; charset=utf-8");
  return reply.status(failures[error.reason].status).send(errorBody(error, request.id));
}

function toAppError(thrown: unknown, request: FastifyRequest): AppError {
  if (thrown instanceof AppError) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) return invalidRequest(thrown, request);
  const unavailable = refusalWhenUnavailable(thrown);
  if (unavailable) return unavailable;
  if (thrown instanceof FilesUnavailableError) {
    return new AppError("server/busy", { retryAfterMs: FILES_RETRY_AFTER_MS });
  }
  const status = statusOf(thrown);
  if (status === 413) return new AppError("request/too-large");
  return new AppError(status >= 400 && status < 500 ? "request/invalid" : "server/failed");
}

/** Fastify's own errors, such as malformed JSON, carry a 4xx `statusCode`. */
function statusOf(thrown: unknown): number {
  const status = thrown instanceof Error && "statusCode" in thrown ? thrown.statusCode : undefined;
  return typeof status === "number" ? status : 500;
}
