import { deleteMyAccount, downloadMyData } from "@codetale/contract/identity-sessions";
import type { FastifyInstance } from "fastify";
import type { SessionRefusals } from "#core/authentication";
import { addRoute } from "#platform/http/add-route";
import { requireActor } from "#platform/http/authentication";
import type { AccountDeletionService } from "./account-deletion.service.ts";
import type { MyDataService } from "./my-data.service.ts";

interface Services {
  myData: MyDataService;
  deletion: AccountDeletionService;
  sessions: Pick<SessionRefusals, "clearedCookie">;
}

export function addAccountDataRoutes(
  app: FastifyInstance,
  { myData, deletion, sessions }: Services,
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
