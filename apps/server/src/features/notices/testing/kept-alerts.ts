import { addRequestAlert, type RequestAlert } from "@codetale/contract/request-alerts";
import { anyRequest, type RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import { expect } from "vitest";
import type { Actor } from "#core/access/actor";
import { send } from "#testing/http";
import type { NoticesApp } from "./open-notices-app.ts";

/** @param filter what the alert says besides any request */
export async function keepAlert(
  { app }: NoticesApp,
  as: Actor,
  filter: Partial<RequestFilter>,
): Promise<RequestAlert> {
  const body = { ...anyRequest, ...filter };
  const response = await send(app, addRequestAlert, { as, body });
  expect(response.statusCode).toBe(200);
  return response.json<{ alert: RequestAlert }>().alert;
}
