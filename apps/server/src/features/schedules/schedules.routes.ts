/** HTTP surface of schedules. A handler names the actor, calls one use case, returns its result. */
import {
  addSchedule,
  cancelSchedule,
  joinSchedule,
  leaveSchedule,
  listCoderSchedules,
  listLearnerSchedules,
  listOpenSchedules,
  moveSchedule,
  startTest,
} from "@codetale/contract/schedules";
import {
  cancelledText,
  handedBackText,
  movedText,
} from "@codetale/domain/schedules/ways-out-wording";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import type { Schedules } from "./create-schedules.ts";

export const scheduleRoutes: FastifyPluginAsync<{ schedules: Schedules }> = async (
  app,
  { schedules },
) => {
  addRoute(app, addSchedule, async ({ body, headers, request }) => {
    const key = headers["idempotency-key"] ?? null;
    return { success: true, ...(await schedules.book(requireActor(request), body, key)) };
  });

  addRoute(app, listLearnerSchedules, async ({ body, request }) => ({
    success: true,
    userSchedule: await schedules.listForLearner(requireActor(request), body),
  }));

  addRoute(app, startTest, async ({ body: { scheduleId, key }, request }) => {
    const actor = requireActor(request);
    const use = key === "started" ? schedules.start : schedules.exit;
    return { success: true, schedule: await use(actor, scheduleId) };
  });

  addRoute(app, listOpenSchedules, async ({ body, request }) => ({
    success: true,
    ...(await schedules.listOpen(requireActor(request), body)),
  }));

  addRoute(app, joinSchedule, async ({ body, request }) => {
    await schedules.join(requireActor(request), body);
    return { success: true, message: "Schedule joined successfully!" };
  });

  addRoute(app, cancelSchedule, async ({ body, request }) => {
    const actor = requireActor(request);
    const refund = await schedules.cancel(actor, body);
    const message = actor.person === "coder" ? handedBackText : cancelledText[refund];
    return { success: true, message, refund };
  });

  addRoute(app, moveSchedule, async ({ body, request }) => {
    const schedule = await schedules.move(requireActor(request), body);
    return { success: true, message: movedText, schedule };
  });

  addRoute(app, leaveSchedule, async ({ body, request }) => {
    await schedules.leave(requireActor(request), body);
    return { success: true, message: handedBackText };
  });

  addRoute(app, listCoderSchedules, async ({ body, request }) => ({
    success: true,
    userSchedule: await schedules.listForCoder(requireActor(request), body),
  }));
};
