import { expect, it } from "vitest";
import { isLoopbackHost } from "./loopback.ts";

it.each(["localhost", "codetale.localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]"])(
  "%s is this machine",
  (host) => expect(isLoopbackHost(host)).toBe(true),
);

it.each([
  "",
  "0.0.0.0",
  "::",
  "192.168.1.5",
  "localhost.example",
  "127.0.0.1.example",
  "127.example",
])("%j may be another machine", (host) => expect(isLoopbackHost(host)).toBe(false));
