import { expect, it } from "vitest";
import { createHttpApp } from "../create-http-app.ts";
import { addOriginGuard, isOwnOrigin } from "./origin-guard.ts";
import { createOwnSite } from "./own-site.ts";

const host = "codetale.example";
const site = createOwnSite({ publicUrl: "https://codetale.example", isProduction: false });

it.each([
  ["this site's page", { host, origin: "https://codetale.example" }, true],
  [
    "the same host asked for directly",
    { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" },
    true,
  ],
  ["a program without a browser", { host }, true],
  ["an address typed by hand", { host, "sec-fetch-site": "none" }, true],
  ["another site", { host, origin: "https://evil.example" }, false],
  ["another port of this host", { host, origin: "https://codetale.example:8443" }, false],
  ["a page without an origin", { host, origin: "null" }, false],
  ["another site that hides its origin", { host, "sec-fetch-site": "cross-site" }, false],
  ["a sister site that hides its origin", { host, "sec-fetch-site": "same-site" }, false],
])("[GUARD-4] judges a call from %s", (_case, headers, isOwn) => {
  expect(isOwnOrigin(headers, site)).toBe(isOwn);
});

it("[GUARD-4] refuses any request to a host that is not its own, but for the health", async () => {
  const app = createHttpApp({ clock: { now: () => 0 } });
  addOriginGuard(app, site);
  app.get("/page", async () => "read");
  app.get("/healthz", async () => "ok");
  const at = async (host: string, url: string) =>
    (await app.inject({ url, headers: { host } })).body;

  expect(await at("localhost:3000", "/page")).toBe("read");
  for (const url of ["/page", "/unknown"]) {
    const refused = await app.inject({ url, headers: { host: "evil.example" } });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: "permission-denied",
      reason: "request/unknown-host",
    });
  }
  expect(await at("10.0.0.5", "/healthz")).toBe("ok");
  expect(await at("evil.example", "/healthz")).toBe("ok");
  await app.close();
});
