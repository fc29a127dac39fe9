import { expect, it } from "vitest";
import { isPageRequest } from "./page-requests.ts";

/** What browsers send with a navigation. */
const navigation = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

it.each([
  ["any type (curl)", "*/*"],
  ["nothing", undefined],
  ["an empty list", ""],
  ["a navigation", navigation],
  ["HTML in capitals", "Text/HTML"],
  ["text", "text/*"],
  ["images", "image/avif, image/webp"],
  ["JSON first and then any type", "application/json, text/plain, */*"],
  ["any type with a low weight", "application/json, */*;q=0.1"],
  ["HTML less than JSON", "application/json, text/html;q=0.001"],
])("is a page's where the app has one and %s is accepted", (_what, accept) => {
  for (const url of ["/", "/login", "/login/", "/stories/play/s-1?from=library"]) {
    expect(isPageRequest(aRequest({ url, accept })), url).toBe(true);
  }
});

it.each([
  ["JSON", "application/json"],
  ["JSON with a weight and a character set", "application/json;charset=utf-8;q=0.5"],
  ["JSON of a kind", "application/problem+json, application/json"],
  ["JSON, and nothing else by weight", "application/json, text/html;q=0, */*; q=0.0"],
])("is a call's at every path where %s alone is accepted", (_what, accept) => {
  for (const url of ["/", "/login", "/nowhere"]) {
    expect(isPageRequest(aRequest({ url, accept })), url).toBe(false);
  }
});

it.each([
  "/nowhere",
  "/onboard/nowhere",
  "/schedule/nowhere",
  "/stories/play/s-1/more",
  "/assets/app-old.js",
  "/login.js",
])("is a call's at %s, where the app has no page, unless it asks for HTML", (url) => {
  expect(isPageRequest(aRequest({ url, accept: "*/*" }))).toBe(false);
  expect(isPageRequest(aRequest({ url, accept: undefined }))).toBe(false);
  expect(isPageRequest(aRequest({ url, accept: navigation }))).toBe(true);
});

it("is a page's for GET and HEAD alone", () => {
  expect(isPageRequest(aRequest({ method: "HEAD" }))).toBe(true);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    expect(isPageRequest(aRequest({ method, accept: navigation })), method).toBe(false);
  }
});

function aRequest({
  method = "GET",
  url = "/",
  accept,
}: {
  method?: string;
  url?: string;
  accept?: string | undefined;
}): Parameters<typeof isPageRequest>[0] {
  return { method, url, headers: accept === undefined ? {} : { accept } };
}
