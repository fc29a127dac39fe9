import {
  operatorDisable,
  operatorEnable,
  operatorEndSessions,
  operatorInvitations,
  operatorInvite,
  operatorPeople,
  operatorRevokeInvitation,
  operatorSchedules,
} from "@codetale/contract/operator/people";
import {
  operatorKeep,
  operatorPutBack,
  operatorReports,
  operatorStory,
  operatorTakeDown,
} from "@codetale/contract/operator/stories";
import {
  operatorInstallation,
  operatorJobs,
  operatorMails,
  operatorRetryJob,
  operatorSecurityLog,
  operatorStorage,
} from "@codetale/contract/operator/upkeep";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import type { OperatorCall, OperatorService } from "./operator.service.ts";

export const operatorRoutes: FastifyPluginAsync<{ operator: OperatorService }> = async (
  app,
  { operator },
) => {
  addRoute(app, operatorPeople, async ({ query: { search }, request }) => ({
    success: true,
    ...(await operator.people(from(request), search)),
  }));

  addRoute(app, operatorDisable, async ({ body: { uid, reason }, request }) => ({
    success: true,
    person: await operator.disable(from(request), uid, reason),
  }));

  addRoute(app, operatorEnable, async ({ body: { uid }, request }) => ({
    success: true,
    person: await operator.enable(from(request), uid),
  }));

  addRoute(app, operatorEndSessions, async ({ body: { uid }, request }) => ({
    success: true,
    person: await operator.endSessions(from(request), uid),
  }));

  addRoute(app, operatorSchedules, async ({ query: { view }, request }) => ({
    success: true,
    ...(await operator.schedules(from(request), view)),
  }));

  addRoute(app, operatorInvitations, async ({ request }) => ({
    success: true,
    invitations: await operator.invitations(from(request)),
  }));

  addRoute(app, operatorInvite, async ({ body: { note }, request }) => ({
    success: true,
    ...(await operator.invite(from(request), note)),
  }));

  addRoute(app, operatorRevokeInvitation, async ({ body: { id }, request }) => ({
    success: true,
    endedSessions: await operator.revokeInvitation(from(request), id),
  }));

  addRoute(app, operatorReports, async ({ request }) => ({
    success: true,
    ...(await operator.reports(from(request))),
  }));

  addRoute(app, operatorStory, async ({ params: { storyId }, request }) => ({
    success: true,
    ...(await operator.story(from(request), storyId)),
  }));

  addRoute(app, operatorTakeDown, async ({ body: { storyId }, request }) => {
    await operator.takeDown(from(request), storyId);
    return { success: true };
  });

  addRoute(app, operatorPutBack, async ({ body: { storyId }, request }) => {
    await operator.putBack(from(request), storyId);
    return { success: true };
  });

  addRoute(app, operatorKeep, async ({ body: { storyId }, request }) => {
    await operator.keep(from(request), storyId);
    return { success: true };
  });

  addRoute(app, operatorJobs, async ({ request }) => ({
    success: true,
    ...(await operator.jobs(from(request))),
  }));

  addRoute(app, operatorRetryJob, async ({ body: { id }, request }) => {
    await operator.retryJob(from(request), id);
    return { success: true };
  });

  addRoute(app, operatorMails, async ({ query, request }) => ({
    success: true,
    ...(await operator.mails(from(request), query)),
  }));

  addRoute(app, operatorSecurityLog, async ({ query, request }) => ({
    success: true,
    ...(await operator.securityLog(from(request), query)),
  }));

  addRoute(app, operatorStorage, async ({ request }) => ({
    success: true,
    ...(await operator.storage(from(request))),
  }));

  addRoute(app, operatorInstallation, async ({ request }) => ({
    success: true,
    ...(await operator.installation(from(request))),
  }));
};

function from(request: FastifyRequest): OperatorCall {
  return { actor: requireActor(request), address: request.ip };
}
