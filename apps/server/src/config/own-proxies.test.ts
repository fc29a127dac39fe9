import { expect, it } from "vitest";
import { readOwnProxies } from "./own-proxies.ts";

it.each([
  "on",
  "true",
  "all",
  "*",
  "0",
  "10",
  "-1",
  "1.5",
  "10.0.0",
  "10.0.0.0/33",
  "0.0.0.0/0",
  "::/0",
  "10.0.0.0/8/8",
  "10.0.0.0/",
  "10.0.0.0/a",
  "::1/129",
  "proxy.example",
  "127.0.0.1,",
  "127.0.0.1,on",
  "",
])("does not take %j, which names no proxy or every sender", (text) =>
  expect(readOwnProxies(text)).toBeNull(),
);

it("believes nobody when it is off", () => {
  expect(readOwnProxies("off")?.("127.0.0.1", 0)).toBe(false);
});

it("takes a number of proxies in a row", () => {
  const isOwn = readOwnProxies("2");

  expect([0, 1, 2].map((hop) => isOwn?.("203.0.113.9", hop))).toEqual([true, true, false]);
});

it.each([
  ["127.0.0.1", true],
  ["127.0.0.2", false],
  ["10.255.255.255", true],
  ["11.0.0.0", false],
  ["::ffff:10.1.2.3", true],
  ["2001:db8:1::5", true],
  ["2001:db8:2::5", false],
  ["", false],
  ["<b>", false],
])("takes addresses and networks: %j is a proxy, %s", (address, isOne) => {
  expect(readOwnProxies("127.0.0.1, 10.0.0.0/8 ,2001:db8:1::/48")?.(address, 0)).toBe(isOne);
});
