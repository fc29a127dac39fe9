import { at } from "@codetale/domain/testing/at";
import { expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { createHttpApp } from "../create-http-app.ts";
import { addSecurityHeaders } from "./security-headers.ts";

it.each(["/json", "/page", "/broken", "/unknown"])(
  "%s tells browsers how to protect people",
  async (url) => {
    const { headers } = await answerOf(url, true);
    const policy = String(headers["content-security-policy"]).split(";");

    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]),
    );
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  },
);

it("asks browsers to insist on https only where the product has it", async () => {
  expect((await answerOf("/json", false)).headers["strict-transport-security"]).toBeUndefined();
});

async function answerOf(url: string, isHttps: boolean) {
  const app = createHttpApp({ clock: new TestClock(at("10:00")) });
  addSecurityHeaders(app, isHttps);
  app.get("/json", async () => ({}));
  app.get("/page", async (_request, reply) => reply.type("text/html").send("<p>Hello</p>"));
  app.get("/broken", { logLevel: "silent" }, async () => {
    throw new Error("broken");
  });
  const response = await app.inject(url);
  await app.close();
  return response;
}
