/** The OpenAPI description, generated from the schemas that validate, and its page at /docs. */
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { PRODUCT_NAME } from "@codetale/domain/product";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Register before the routes that it describes. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: `${PRODUCT_NAME} API`, version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: true });
}
