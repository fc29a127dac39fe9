import { readyz } from "@codetale/contract/health";
import { at } from "@codetale/domain/testing/at";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FilesUnavailableError } from "#core/ports/files";
import type { OpenDatabase } from "#platform/db/database";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { FilesInMemory } from "#testing/files-in-memory";
import { openWholeApp, type WholeApp } from "./features/identity/testing/open-whole-app.ts";

let database: OpenDatabase;
let app: WholeApp;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await openWholeApp({ db: database.db, clock: new TestClock(at("10:00")) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it.each([
  "/onboard/check-registration",
  "/onboard/check-email-verification-status",
  "/onboard/send-otp",
  "/onboard/verify-otp",
  "/onboard/register",
  "/onboard/update-user",
  "/onboard/send-otp-forgot-password",
  "/schedule/add-schedule",
  "/schedule/my-schedule",
  "/schedule/start-test",
  "/paycode/pay_code",
  "/coders-schedule/get-schedule",
  "/coders-schedule/join-schedule",
  "/coders-schedule/my-schedule",
  "/chats/initialize-chat",
  "/generate/",
  "/next_scene/",
  "/stories/import",
])("[API-1] [API-4] %s is served and described with what it takes and answers", async (path) => {
  const response = await app.call({ method: "GET", path: "/docs/json" });

  const { paths } = response.json<{ paths: Record<string, { post?: object }> }>();
  expect(paths[path]?.post).toMatchObject({
    requestBody: { content: { "application/json": { schema: { type: "object" } } } },
    responses: { 200: {}, default: {} },
  });
});

it.each([
  ["/stories/", "get"],
  ["/stories/voice", "get"],
  ["/speech_to_text/", "post"],
  ["/stories/{storyId}/details", "get"],
  ["/stories/{storyId}/download", "get"],
  ["/stories/{storyId}/share", "post"],
])("[API-1] [API-4] %s is served and described", async (path, method) => {
  const response = await app.call({ method: "GET", path: "/docs/json" });

  const { paths } = response.json<{ paths: Record<string, Record<string, object>> }>();
  expect(paths[path]?.[method]).toMatchObject({ summary: expect.any(String), responses: {} });
});

it("[API-4] the failures of a call are described with their status", async () => {
  const response = await app.call({ method: "GET", path: "/docs/json" });

  const { paths } = response.json<{ paths: Record<string, { post?: object }> }>();
  expect(paths["/coders-schedule/join-schedule"]?.post).toMatchObject({
    responses: {
      401: { description: expect.stringContaining("session/expired: Your session has ended.") },
      409: { description: expect.stringContaining("schedule/taken: Another coder has already") },
    },
  });
});

it("[OPS-3] logs at start that a trial is one, and what that opens", async () => {
  expect(await warningsOf({})).toEqual([]);
  expect(await warningsOf({ TRIAL: "on" })).toEqual([
    expect.stringMatching(/^this is a trial .*read all mail.*sample keys/),
  ]);
});

/** What the app logs as a warning while it starts. */
async function warningsOf(env: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const clock = new TestClock(at("10:00"));
  const started = await openWholeApp({ db: database.db, clock, env, logger });
  await started.close();
  return lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
}

it("[OPS-4] is ready while the store of files that it was given is there", async () => {
  const files = new FilesInMemory();
  const other = await openWholeApp({ db: database.db, clock: new TestClock(at("10:00")), files });
  expect((await other.call(readyz)).statusCode).toBe(200);

  files.check = () => Promise.reject(new FilesUnavailableError(new Error("ECONNREFUSED")));
  expect((await other.call(readyz)).statusCode).toBe(503);
  await other.close();
});

it("[OPS-4] is ready without the bucket that it shares with other processes, and says so", async () => {
  const files = new FilesInMemory();
  const clock = new TestClock(at("10:00"));
  const env = {
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_BUCKET: "codetale",
    S3_ACCESS_KEY: "key",
    S3_SECRET_KEY: "secret",
  };
  const other = await openWholeApp({ db: database.db, clock, files, env });
  const degraded = async () => (await other.call(readyz)).json<{ degraded?: string[] }>().degraded;
  expect(await degraded()).toEqual([]);

  files.check = () => Promise.reject(new FilesUnavailableError(new Error("ECONNREFUSED")));
  await expect.poll(degraded).toEqual(["files"]);
  await other.close();
});
