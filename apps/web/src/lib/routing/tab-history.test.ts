// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { BrowserHistory, locate } from "./tab-history.ts";

beforeEach(() => history.replaceState(null, "", "/"));

it("starts at the address of the tab", () => {
  history.replaceState(null, "", "/one?tab=past#there");

  const { location, index } = new BrowserHistory();

  expect(location).toMatchObject({ pathname: "/one", search: "?tab=past", hash: "#there" });
  expect(location.state).toBeNull();
  expect(index).toBe(0);
});

it("knows after a reload where it was and what was handed on", () => {
  const before = new BrowserHistory();
  before.push(locate("/two", before.location, { from: "/one" }));
  const { key } = before.location;

  const { location, index } = new BrowserHistory();

  expect(location).toMatchObject({ pathname: "/two", state: { from: "/one" }, key });
  expect(index).toBe(1);
});

it("takes the present entry's place without making one", () => {
  const tab = new BrowserHistory();
  const entries = history.length;

  tab.replace(locate("/two", tab.location));

  expect(tab.location.pathname).toBe("/two");
  expect(tab.index).toBe(0);
  expect(history.length).toBe(entries);
});

it("tells when somebody went back", async () => {
  const tab = new BrowserHistory();
  tab.push(locate("/two", tab.location));
  const popped = new Promise((resolve) => tab.listen(resolve));

  tab.go(-1);
  await popped;

  expect(tab.location.pathname).toBe("/");
  expect(tab.index).toBe(0);
});

it("takes in an entry that an anchor of the page has made", async () => {
  const tab = new BrowserHistory();
  const popped = new Promise((resolve) => tab.listen(resolve));

  location.hash = "#content";
  await popped;

  expect(tab.location.hash).toBe("#content");
  expect(tab.index).toBe(1);
});
