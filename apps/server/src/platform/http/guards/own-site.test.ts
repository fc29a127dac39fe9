import { describe, expect, it } from "vitest";
import { createOwnSite } from "./own-site.ts";

const publicUrl = "https://codetale.example";
const production = createOwnSite({ publicUrl, isProduction: true });
const trial = createOwnSite({ publicUrl, isProduction: false });
const local = createOwnSite({ publicUrl: null, isProduction: false });

const publicHosts = ["codetale.example", "codetale.example:443", "Codetale.Example"];
const localHosts = [
  "localhost:3000",
  "127.0.0.1:3000",
  "[::1]:3000",
  "a.localhost",
  "10.0.0.5:3000",
];
const foreignHosts = [
  "evil.example",
  "codetale.example:8443",
  "codetale.example.evil.example",
  "localhost.evil.example:3000",
  "127.0.0.1.evil.example",
  "127.0.0.1@evil.example",
  "codetale.example/evil",
  "",
  "a b",
  undefined,
];

describe("[GUARD-4] a request may name as its host", () => {
  it.each([
    [
      "the public one alone in production",
      production,
      publicHosts,
      [...localHosts, ...foreignHosts],
    ],
    [
      "the public one and this machine in a trial",
      trial,
      [...publicHosts, ...localHosts],
      foreignHosts,
    ],
    ["this machine without a public one", local, localHosts, [...publicHosts, ...foreignHosts]],
  ])("%s", (_, site, own, foreign) => {
    for (const host of own) expect(site.hasHost(host), host).toBe(true);
    for (const host of foreign) expect(site.hasHost(host), host).toBe(false);
  });
});

describe("[GUARD-4] a page may call from", () => {
  it.each([
    ["the public origin", production, publicUrl, "codetale.example", true],
    [
      "the same host without https",
      production,
      "http://codetale.example",
      "codetale.example",
      false,
    ],
    ["another port", production, "https://codetale.example:8443", "codetale.example:8443", false],
    ["this machine in production", production, "http://127.0.0.1:3000", "127.0.0.1:3000", false],
    ["the host it is on, in a trial", trial, "http://127.0.0.1:3000", "127.0.0.1:3000", true],
    [
      "the public origin by a proxy that names this machine",
      trial,
      publicUrl,
      "127.0.0.1:3000",
      true,
    ],
    ["another port of this machine", local, "http://127.0.0.1:8080", "127.0.0.1:3000", false],
    ["another scheme of this machine", local, "https://127.0.0.1:3000", "127.0.0.1:3000", false],
    ["a name that was bound to this machine", local, "http://evil.example", "evil.example", false],
    ["no origin", local, "null", "127.0.0.1:3000", false],
    ["no origin and no host", local, "null", "", false],
  ])("%s", (_, site, origin, host, isOwn) => {
    expect(site.hasOrigin(origin, host)).toBe(isOwn);
  });
});
