/** HTTP surface of notices and calendars. */
import {
  calendarFeed,
  chooseNotices,
  listNotices,
  readNotices,
  scheduleCalendar,
  shareCalendar,
  showCalendar,
  showUnsubscribe,
  unsubscribe,
} from "@codetale/contract/notices";
import {
  addRequestAlert,
  changeRequestAlert,
  deleteRequestAlert,
  listRequestAlerts,
} from "@codetale/contract/request-alerts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import { isPageRequest } from "#platform/http/requests/page-requests";
import { smallPage } from "#platform/http/answers/small-page";
import type { Notices } from "./create-notices.ts";
import { askToUnsubscribe, brokenLinkPage, unsubscribedPage } from "./unsubscribe-page.ts";

export const noticeRoutes: FastifyPluginAsync<{ notices: Notices }> = async (app, { notices }) => {
  // What mail programs send, in either encoding (RFC 8058, 3.2), says nothing that the address does not.
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );

  addRoute(app, listNotices, async ({ request }) => ({
    success: true,
    ...(await notices.list(requireActor(request))),
  }));

  addRoute(app, readNotices, async ({ body: { ids }, request }) => ({
    success: true,
    unread: await notices.read(requireActor(request), ids),
  }));

  addRoute(app, chooseNotices, async ({ body, request }) => ({
    success: true,
    settings: await notices.choose(requireActor(request), body),
  }));

  addRoute(app, shareCalendar, async ({ body: { isShared }, request }) => {
    const change = isShared ? notices.makeCalendar : notices.revokeCalendar;
    return { success: true, ...(await change(requireActor(request), request.ip)) };
  });

  addRoute(app, showCalendar, async ({ request }) => ({
    success: true,
    calendarAddress: await notices.showCalendar(requireActor(request)),
  }));

  const { requestAlerts } = notices;
  addRoute(app, listRequestAlerts, async ({ request }) => ({
    success: true,
    alerts: await requestAlerts.list(requireActor(request)),
  }));

  addRoute(app, addRequestAlert, async ({ body, request }) => ({
    success: true,
    alert: await requestAlerts.add(requireActor(request), body),
  }));

  addRoute(app, changeRequestAlert, async ({ body, params: { alertId }, request }) => ({
    success: true,
    alert: await requestAlerts.change(requireActor(request), alertId, body),
  }));

  addRoute(app, deleteRequestAlert, async ({ params: { alertId }, request }) => {
    await requestAlerts.remove(requireActor(request), alertId);
    return { success: true };
  });

  addRoute(app, showUnsubscribe, async ({ query: { token }, request, reply }) => {
    reply.header("cache-control", "no-store");
    if (isPageRequest(request) && !notices.isLink(token)) {
      return smallPage(reply.status(400), brokenLinkPage());
    }
    return smallPage(reply, askToUnsubscribe(notices.groupOfLink(token)));
  });

  addRoute(app, unsubscribe, async ({ query: { token }, reply }) => {
    reply.header("cache-control", "no-store");
    return smallPage(reply, unsubscribedPage(await notices.unsubscribe(token)));
  });

  addRoute(app, scheduleCalendar, async ({ params: { file }, request, reply }) => {
    const content = await notices.calendars.ofSchedule(requireActor(request), file);
    reply.header("content-disposition", 'attachment; filename="session.ics"');
    return calendar(reply, content);
  });

  addRoute(app, calendarFeed, async ({ params: { file }, reply }) =>
    calendar(reply, await notices.calendars.ofAddress(file)),
  );
};

function calendar(reply: FastifyReply, content: string): Buffer {
  reply.type("text/calendar; charset=utf-8").header("cache-control", "private, no-store");
  return Buffer.from(content);
}
