import { expect, it } from "vitest";
import { isOwnOrigin } from "./origin-guard.ts";

const host = "codetale.example";
const allowed = ["https://codetale.example"];

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
  expect(isOwnOrigin(headers, allowed)).toBe(isOwn);
});
