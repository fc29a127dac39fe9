/** What operators see of the whole app. */
import { healthz, metrics } from "@codetale/contract/health";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";

const METRICS_TOKEN = "a-token-of-metrics";

let database: OpenDatabase;
let app: WholeApp;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({
    db: database.db,
    clock: new TestClock(at("10:00")),
    env: { METRICS_TOKEN },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it("[OPS-4] metrics are plain text for this machine, whatever it prefers to read", async () => {
  await app.call(healthz, {});
  const answer = await app.call(metrics, { headers: { accept: "text/html" } });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
  expect(answer.body).toMatch(/^codetale_http_request_seconds_count\{.*route="\/healthz".*\} 1$/m);
  for (const queue of ["password-hashes", "images", "speech", "recognition", "recordings"]) {
    expect(answer.body).toContain(`codetale_queue_jobs{queue="${queue}",state="running"} 0\n`);
  }
  expect(answer.body).toContain("\ncodetale_people_connected 0\n");
  for (const queue of ["tidy-up", "story-telling", "mail"]) {
    expect(answer.body).toContain(`codetale_job_count{queue="${queue}",state="failed"} 0\n`);
    expect(answer.body).toMatch(
      new RegExp(`^codetale_job_oldest_seconds\\{queue="${queue}"\\} [\\d.]+$`, "m"),
    );
  }
});

it("[OPS-4] others are refused at any host name, and let in with the token", async () => {
  const host = "10.0.0.8:3000";
  const refused = await app.call(metrics, { headers: { host } });
  const authorization = `Bearer ${METRICS_TOKEN}`;

  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ reason: "metrics/denied" });
  expect((await app.call(metrics, { headers: { host, authorization } })).statusCode).toBe(200);
});
