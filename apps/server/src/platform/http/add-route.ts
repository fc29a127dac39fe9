/** Serves one call of the contract: its method, path and schemas, and nothing that it does not name. */
import type { Endpoint } from "@codetale/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { errorBodySchema } from "@codetale/contract/errors";

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  params: Output<E["params"]>;
  query: Output<E["query"]>;
  headers: Output<E["headers"]>;
  body: Output<E["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E["response"]>>,
): void {
  const { method, path, params, query, headers, body, response } = endpoint;
  app.route({
    method,
    url: path,
    schema: {
      summary: endpoint.summary,
      tags: [path.split("/")[1] ?? ""],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { 200: response, default: errorBodySchema },
    },
    handler: async (request, reply) => {
      // The validator compiler has put the parsed values in place of the raw ones.
      const call = { ...request, params: request.params, query: request.query, headers: request.headers, body: request.body, request, reply };
      return handler(call as unknown as Call<E>);
    },
  });
}
