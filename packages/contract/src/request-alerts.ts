/** Calls about a coder's alerts: filters of open requests that the coder is told of. */
import { difficulties, programmingLanguages } from "@codetale/domain/schedules/booking";
import { requestDays } from "@codetale/domain/schedules/requests-calendar";
import { dayParts } from "@codetale/domain/schedules/slots";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { idSchema, successSchema } from "./values.ts";

/** Largest number of alerts of one account. */
export const MOST_ALERTS = 10;

/** The domain's `RequestFilter`; null for anything. */
const filter = {
  language: z.enum(programmingLanguages).nullable(),
  difficulty: z.enum(difficulties).nullable(),
  part: z.enum(dayParts).nullable(),
  days: z.enum(requestDays).nullable(),
};

const requestAlertSchema = z.object({ id: z.string(), ...filter });
export type RequestAlert = z.infer<typeof requestAlertSchema>;

export const listRequestAlerts = {
  method: "GET",
  path: "/request-alerts",
  summary: "The caller's, a coder's, alerts, the oldest first",
  response: successSchema.extend({ alerts: z.array(requestAlertSchema) }),
  errors: ["session/required", "access/wrong-person"],
} as const satisfies Endpoint;

export const addRequestAlert = {
  method: "POST",
  path: "/request-alerts",
  summary: "Keeps a filter as an alert; keeping the same one again changes nothing",
  body: z.object(filter),
  response: successSchema.extend({ alert: requestAlertSchema }),
  errors: ["session/required", "access/wrong-person", "alert/too-many"],
} as const satisfies Endpoint;

const alertParams = z.object({ alertId: idSchema });

export const changeRequestAlert = {
  method: "POST",
  path: "/request-alerts/:alertId",
  summary: "Changes what an alert of the caller's lets through",
  params: alertParams,
  body: addRequestAlert.body,
  response: addRequestAlert.response,
  errors: ["session/required", "access/wrong-person", "alert/unknown", "alert/same"],
} as const satisfies Endpoint;

export const deleteRequestAlert = {
  method: "POST",
  path: "/request-alerts/:alertId/delete",
  summary: "Deletes an alert of the caller's",
  params: alertParams,
  response: successSchema,
  errors: ["session/required", "access/wrong-person", "alert/unknown"],
} as const satisfies Endpoint;
