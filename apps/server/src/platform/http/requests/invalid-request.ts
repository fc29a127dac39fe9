/** Answers a request that does not fit the schemas of its endpoint. */
import type { FastifyRequest, FastifySchemaValidationError } from "fastify";
import { AppError } from "#core/errors/app-error";

interface InvalidRequest {
  validation: Pick<FastifySchemaValidationError, "instancePath" | "message">[];
  validationContext?: string | undefined;
}

/** Names every wrong field, each with a message of its own. */
export function invalidRequest(
  { validation, validationContext }: InvalidRequest,
  request: Pick<FastifyRequest, "body" | "routeOptions">,
): AppError {
  const { incomplete } = request.routeOptions.config;
  const lacksSomething =
    validationContext === "body" &&
    validation.some(({ instancePath }) => isBlank(valueAt(request.body, instancePath)));
  const errors = validation.map(({ instancePath, message }) => ({
    path: instancePath.slice(1).replaceAll("/", "."),
    message: message ?? "is not valid",
  }));
  return new AppError((lacksSomething && incomplete) || "request/invalid", { errors });
}

/** @param pointer JSON pointer, `/children/0/name` */
function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const key of pointer.split("/").filter(Boolean)) {
    value = value instanceof Object ? (value as Record<string, unknown>)[key] : undefined;
  }
  return value;
}

/** Missing, or what an empty form field sends. */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && !value.trim());
}
