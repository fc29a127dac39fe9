/**
 * Serves one endpoint of the contract: its method, path and schemas, and only the fields they name.
 */
import { reasonsOf, type Endpoint } from "@codetale/contract/endpoint";
import { errorBodySchema } from "@codetale/contract/error-body";
import { failures, type FailureReason } from "@codetale/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The endpoint's own failure for a body that lacks a required field. */
    incomplete?: FailureReason | undefined;
    /** Whether the call counts as a use of the session. */
    isUse?: boolean;
    /** Every failure that the call may answer with. */
    reasons?: ReadonlySet<FailureReason>;
  }
}

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Written as an index, not as `z.input`, so that literals in a handler keep their type. */
type Answer<E extends Endpoint> = E["response"]["_zod"]["input"];

export interface Call<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  headers: Output<E["headers"]>;
  body: Output<E["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Registers the endpoint's route. A request that does not fit the schemas is refused with
 * `request/invalid`, or the endpoint's own failure for a missing field, before `handler` is called.
 */
export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E>>,
): void {
  const { method, path, params, query, headers, body, response } = endpoint;
  const reasons = reasonsOf(endpoint);
  app.route({
    method,
    url: path,
    config: { incomplete: endpoint.incomplete, reasons, isUse: endpoint.isUse ?? true },
    ...(endpoint.largestBodyBytes !== undefined && { bodyLimit: endpoint.largestBodyBytes }),
    schema: {
      summary: endpoint.summary,
      tags: [path.split("/")[1] ?? ""],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { 200: response, ...describeFailures(reasons), default: errorBodySchema },
    },
    handler: async (request, reply) => {
      const { params, query, headers, body } = request;
      // The validator compiler has replaced the raw values by the parsed ones.
      return handler({ params, query, headers, body, request, reply } as unknown as Call<E>);
    },
  });
}

/** A response schema for each status, described by the failures that have it. */
function describeFailures(reasons: ReadonlySet<FailureReason>) {
  const lines: Record<number, string[]> = {};
  for (const reason of reasons) {
    const { status, message } = failures[reason];
    (lines[status] ??= []).push(`- ${reason}: ${message}`);
  }
  return Object.fromEntries(
    Object.entries(lines).map(([status, each]) => [
      status,
      errorBodySchema.describe(each.join("\n")),
    ]),
  );
}
