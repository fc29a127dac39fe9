import { expect, it, test } from "vitest";
import { mayReadMetrics } from "./metrics-access.ts";

const TOKEN = "a-token-of-metrics";
const here = { socketAddress: "127.0.0.1", headers: { host: "127.0.0.1:3000" } };
const elsewhere = { socketAddress: "10.0.0.7", headers: { host: "10.0.0.8:3000" } };

test.each([
  ["this machine", here],
  ["this machine by name", { ...here, headers: { host: "localhost:3000" } }],
  ["this machine by IPv6", { socketAddress: "::1", headers: { host: "[::1]:3000" } }],
  ["this machine, IPv4 as IPv6", { ...here, socketAddress: "::ffff:127.0.0.1" }],
])("[OPS-4] %s reads metrics without a token", (_, caller) => {
  expect(mayReadMetrics(caller, null)).toBe(true);
});

test.each([
  ["another machine", elsewhere],
  ["a client of a proxy on this machine", { ...here, headers: { host: "codetale.example" } }],
  [
    "one whose proxy hides the name",
    { ...here, headers: { host: "localhost", "x-forwarded-for": "192.0.2.1" } },
  ],
  ["one without a host", { ...here, headers: {} }],
])("[OPS-4] %s does not", (_, caller) => {
  expect(mayReadMetrics(caller, null)).toBe(false);
  expect(mayReadMetrics(caller, TOKEN)).toBe(false);
});

it("[OPS-4] the token opens them from anywhere, another one from nowhere", () => {
  const withToken = (caller: typeof here, token: string) => ({
    ...caller,
    headers: { ...caller.headers, authorization: `Bearer ${token}` },
  });

  expect(mayReadMetrics(withToken(elsewhere, TOKEN), TOKEN)).toBe(true);
  expect(mayReadMetrics(withToken(elsewhere, "guessed"), TOKEN)).toBe(false);
  expect(mayReadMetrics(withToken(elsewhere, "null"), null)).toBe(false);
});
