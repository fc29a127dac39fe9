import type { DegradedPart } from "@codetale/contract/health";
import { at } from "@codetale/domain/testing/at";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestApp } from "#testing/http";
import { TestClock } from "#testing/clock";
import { healthRoutes } from "./health.routes.ts";

const clock = new TestClock(at("10:00"));
let app: ReturnType<typeof createTestApp>;
let degraded: DegradedPart[];
let isThere: Record<"database" | "files", boolean>;

const need = (name: keyof typeof isThere) => async () => {
  if (!isThere[name]) throw new Error("gone");
};

beforeEach(async () => {
  isThere = { database: true, files: true };
  degraded = [];
  app = createTestApp({ clock });
  const needs = { database: need("database"), files: need("files") };
  await app.register(healthRoutes, { needs, degraded: () => degraded, clock });
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ url });

it("[OPS-4] a process is ready with database and files", async () => {
  expect((await get("/readyz")).json()).toEqual({ status: "ok", now: clock.now(), degraded: [] });
});

it("[OPS-4] a process whose live events reach no other one is ready, and says so", async () => {
  degraded = ["live-events"];

  const response = await get("/readyz");

  expect([response.statusCode, response.json()]).toEqual([
    200,
    { status: "ok", now: clock.now(), degraded: ["live-events"] },
  ]);
});

it("[OPS-4] a process that is being stopped lives, and is to be given nothing new", async () => {
  app.isLeaving = true;

  expect((await get("/readyz")).statusCode).toBe(404);
  expect((await get("/healthz")).statusCode).toBe(200);
});

it.each(["database", "files"] as const)(
  "[OPS-4] without its %s it is not ready, and answers that it lives",
  async (name) => {
    isThere[name] = false;

    expect((await get("/readyz")).statusCode).toBe(503);
    expect((await get("/healthz")).json()).toEqual({ status: "ok", now: clock.now() });
  },
);
