/** The alerts of coders: each keeps, changes and deletes their own. */
import {
  addRequestAlert,
  changeRequestAlert,
  deleteRequestAlert,
  listRequestAlerts,
  MOST_ALERTS,
  type RequestAlert,
} from "@codetale/contract/request-alerts";
import {
  anyRequest,
  requestDays,
  type RequestFilter,
} from "@codetale/domain/schedules/requests-calendar";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { requestAlerts } from "#platform/db/schema/notices";
import { send } from "#testing/http";
import { exportNotices } from "./account-data.repository.ts";
import { keepAlert } from "./testing/kept-alerts.ts";
import { openNoticesApp, type NoticesApp } from "./testing/open-notices-app.ts";

let world: NoticesApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openNoticesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.delete(requestAlerts);
  world.clock.set(at("09:00"));
  ({ lena, cody } = await world.nextPair());
});

describe("[NOTE-1] alerts", () => {
  it("are kept, changed and deleted by their coder", async () => {
    const java = await keep({ language: "Java" });
    world.clock.advance(1);
    const weekends = await keep({ days: "Weekends" });
    expect(await listed()).toEqual([java, weekends]);

    const filter = { ...anyRequest, part: "Evening" as const };
    const changed = await call(changeRequestAlert, { alertId: java.id }, filter);
    expect(changed.json().alert).toEqual({ id: java.id, ...filter });
    await call(deleteRequestAlert, { alertId: weekends.id });
    expect(await listed()).toEqual([{ id: java.id, ...filter }]);
  });

  it("are kept once, also at the same time", async () => {
    const kept = await Promise.all([keep({ part: "Night" }), keep({ part: "Night" })]);
    expect(await listed()).toEqual([kept[0]]);
    expect(kept[1]).toEqual(kept[0]);

    const other = await keep({ part: "Morning" });
    const filter = { ...anyRequest, part: "Night" as const };
    const refused = await call(changeRequestAlert, { alertId: other.id }, filter);
    expect(refused.json().reason).toBe("alert/same");
  });

  it("are at most so many", async () => {
    for (const days of requestDays) await keep({ days });
    await keep({});
    expect(await listed()).toHaveLength(MOST_ALERTS);

    const refused = await call(addRequestAlert, {}, { ...anyRequest, part: "Night" });
    expect(refused.json().reason).toBe("alert/too-many");
    expect((await keep({})).days).toBeNull();
  });

  it("[GUARD-4] are for coders, and to others as if they did not exist", async () => {
    const { id: alertId } = await keep({});
    const other = (await world.nextPair()).cody;
    for (const [as, reason] of [
      [null, "session/required"],
      [lena, "access/wrong-person"],
      [other, "alert/unknown"],
    ] as const) {
      const params = { alertId };
      const changed = await send(world.app, changeRequestAlert, { as, params, body: anyRequest });
      const deleted = await send(world.app, deleteRequestAlert, { as, params });
      expect([changed.json().reason, deleted.json().reason]).toEqual([reason, reason]);
    }
    expect(await listed()).toHaveLength(1);
  });

  it("[API-2] are refused where they are of no sense", async () => {
    const response = await call(addRequestAlert, {}, { ...anyRequest, days: "Never" } as never);
    expect(response.json().reason).toBe("request/invalid");
  });

  it("are in the account's download, and go with the account", async () => {
    await keep({ language: "Java" });
    const own = await exportNotices(world.db, { uid: cody.uid } as never);
    expect(own.requestAlerts).toMatchObject([{ language: "Java", days: "" }]);

    await world.db.delete(users).where(eq(users.id, cody.uid));
    expect(await world.db.$count(requestAlerts)).toBe(0);
  });
});

function keep(filter: Partial<RequestFilter>): Promise<RequestAlert> {
  return keepAlert(world, cody, filter);
}

function call(
  endpoint: typeof addRequestAlert | typeof changeRequestAlert | typeof deleteRequestAlert,
  params: object,
  body?: RequestFilter,
) {
  return send(world.app, endpoint, { as: cody, params, ...(body && { body }) } as never);
}

async function listed(): Promise<RequestAlert[]> {
  return (await send(world.app, listRequestAlerts, { as: cody })).json<{ alerts: RequestAlert[] }>()
    .alerts;
}
