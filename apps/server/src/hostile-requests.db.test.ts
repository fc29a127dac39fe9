/** Whatever is sent, nothing fails, and every refusal says why. `npm run attack` sends more. */
import { errorBodySchema } from "@codetale/contract/error-body";
import { diceFrom } from "@codetale/domain/stories/dice";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#platform/db/schema/identity";
import type { OpenDatabase } from "#platform/db/database";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import {
  hostileRequests,
  type ApiDescription,
  type HostileRequest,
} from "#testing/hostile-requests";
import { insertSchedule } from "#testing/schedules";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";

const REQUESTS = Number(process.env["ATTACK_REQUESTS"] ?? 800);
/** Only `npm run attack` measures: the tests of `npm test` share a machine. */
const LONGEST_MS = process.env["ATTACK_REQUESTS"] === undefined ? Infinity : 5_000;
const SEED = Number(process.env["ATTACK_SEED"] ?? 7);

let database: OpenDatabase;
let app: WholeApp;
let description: ApiDescription;
let ids: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock: new TestClock(at("10:00")) });
  description = (await app.call({ method: "GET", path: "/docs/json" })).json<ApiDescription>();
  const victim = await app.addPerson("victim@example.org");
  const schedule = { learnerId: victim.uid, startsAt: at("11:00"), endsAt: at("12:00") };
  ids = [victim.uid, (await insertSchedule(database.db, schedule)).id, crypto.randomUUID()];
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it.each([
  ["nobody", null],
  ["a learner", "user"],
  ["a coder", "coder"],
  ["an operator", "user"],
] as const)("[API-2] [API-3] whatever %s sends, no call fails", async (who, person) => {
  const requests = hostileRequests(description, diceFrom(`${SEED} ${who}`), ids);
  let count = 0;
  const signIn = async () => {
    if (person === null) return null;
    const email = `${who.replaceAll(" ", "-")}-${(count += 1)}@example.org`;
    const { uid, cookie } = await app.addPerson(email, person);
    if (who === "an operator") {
      await database.db.update(users).set({ isOperator: true }).where(eq(users.id, uid));
    }
    return cookie;
  };
  let cookie = await signIn();
  const faults: string[] = [];
  for (let sent = 0; sent < REQUESTS / 4; sent += 1) {
    const request = requests.next().value;
    const headers = { ...request.headers, ...(cookie !== null && { cookie }) };
    const sentAt = performance.now();
    const response = await app.app.inject({ ...request, headers });
    const tookMs = performance.now() - sentAt;
    const isSlow = tookMs > LONGEST_MS;
    const fault = isSlow ? `took ${tookMs} ms` : faultOf(response.statusCode, response.body);
    if (fault !== null) faults.push(`${described(request)}\n  ${fault}`);
    // Some calls end the session.
    if (response.headers["set-cookie"]) cookie = await signIn();
  }

  expect(faults).toEqual([]);
});

/** A call may say of itself that something is not set up; everything else above 499 is a fault. */
function faultOf(status: number, body: string): string | null {
  if (status < 400) return null;
  const { success, data } = errorBodySchema.safeParse(parsed(body));
  const isSaid = success && data.reason !== "server/failed" && data.message.length > 3;
  return isSaid ? null : `${status} ${body || "without a body"}`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function described({ method, url, payload = "" }: HostileRequest): string {
  return `${method} ${url} ${payload}`.slice(0, 400);
}
