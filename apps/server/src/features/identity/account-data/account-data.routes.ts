import { deleteMyAccount, downloadMyData } from "@codetale/contract/identity-sessions";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
import type { IdentityServices } from "../create-identity.ts";

export function addAccountDataRoutes(
  app: FastifyInstance,
  { myData, deletion, sessions }: IdentityServices,
): void {
  addRoute(app, downloadMyData, async ({ request, reply }) => {
    const data = await myData.read(requireActor(request));
    reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", 'attachment; filename="codetale-my-data.json"');
    return Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  });

  addRoute(app, deleteMyAccount, async ({ body: { email }, request, reply }) => {
    await deletion.remove(requireActor(request), email);
    reply.header("set-cookie", sessions.clearedCookie());
    return { success: true };
  });
}
