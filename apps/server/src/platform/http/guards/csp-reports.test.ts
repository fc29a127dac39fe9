import { at } from "@codetale/domain/testing/at";
import { SECOND_MS } from "@codetale/domain/time";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { onUnlisted } from "#testing/http";
import { createHttpApp } from "../create-http-app.ts";
import { addCspReports } from "./csp-reports.ts";
import { addSecurityHeaders } from "./security-headers.ts";

const clock = new TestClock(at("10:00"));
let app: FastifyInstance;
let logged: unknown[];

beforeEach(async () => {
  clock.set(at("10:00"));
  logged = [];
  app = createHttpApp({ clock, onUnlisted });
  addSecurityHeaders(app, true);
  await addCspReports(app, { clock, logger: { warn: (what: unknown) => logged.push(what) } });
  app.get("/page", async () => "page");
});
afterEach(() => app.close());

const gathered = {
  type: "csp-violation",
  age: 10,
  url: "https://codetale.example/stories/play/s-17?child=Mina",
  body: {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/steal.js?secret=1",
    sample: "alert(document.cookie)",
    originalPolicy: "default-src 'self'",
  },
};

it("is where the policy sends browsers, by either way that they know", async () => {
  const { headers } = await app.inject("/page");

  expect(headers["reporting-endpoints"]).toBe('csp="/csp-reports"');
  expect(headers["content-security-policy"]).toMatch(/;report-uri \/csp-reports;report-to csp$/);
});

it("logs of a report what was blocked where, and nothing of the page", async () => {
  expect((await report([gathered, { ...gathered, type: "deprecation" }])).statusCode).toBe(200);

  expect(logged).toEqual([
    { directive: "script-src-elem", blocked: "https://evil.example", page: "/stories" },
  ]);
});

it("takes what older browsers send", async () => {
  const body = {
    "csp-report": {
      "document-uri": "https://codetale.example/login#token",
      "violated-directive": "style-src 'self'",
      "blocked-uri": "inline",
      "script-sample": "secret",
    },
  };
  expect((await report(body, "application/csp-report")).statusCode).toBe(200);

  expect(logged).toEqual([{ directive: "style-src", blocked: "inline", page: "/login" }]);
});

it.each([
  ["data:text/html,<b>", "data:"],
  ["<script>", "unknown"],
  ["", "unknown"],
  [
    `https://${"a".repeat(60)}.${"b".repeat(60)}.example/`,
    `https://${"a".repeat(60)}.${"b".repeat(31)}`,
  ],
])("cuts what was blocked, %j, down to %j", async (blockedURL, blocked) => {
  await report([{ ...gathered, body: { effectiveDirective: "<b>", blockedURL } }]);

  expect(logged).toEqual([{ directive: "unknown", blocked, page: "/stories" }]);
});

it.each([
  ["nothing that a browser sends", { hello: 1 }, 400, "request/invalid"],
  ["more than a browser gathers", Array(21).fill(gathered), 400, "request/invalid"],
  ["a report of 17 kB", [{ ...gathered, url: "x".repeat(17_000) }], 413, "request/too-large"],
])("refuses %s", async (_, body, status, reason) => {
  const refused = await report(body);

  expect(refused.statusCode).toBe(status);
  expect(refused.json()).toMatchObject({ reason });
  expect(logged).toEqual([]);
});

it("logs 30 at once and then one in ten seconds, from whomever they come", async () => {
  for (let sent = 0; sent < 3; sent += 1) await report(Array(10).fill(gathered));
  expect(logged).toHaveLength(30);

  const refused = await report([gathered]);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ reason: "request/too-many", retryAfterMs: 10_000 });
  clock.advance(10 * SECOND_MS - 1);
  await report([gathered]);
  expect(logged).toHaveLength(30);
  clock.advance(1);
  await report([gathered]);
  expect(logged).toHaveLength(31);
});

function report(body: object, type = "application/reports+json") {
  return app.inject({
    method: "POST",
    url: "/csp-reports",
    headers: { "content-type": type },
    payload: JSON.stringify(body),
  });
}
