import { expect, it } from "vitest";
import { createSessionCookie } from "./session-cookie.ts";

const cookie = createSessionCookie("a secret of at least 32 characters", false);

it("reads back the token it carries, among other cookies", () => {
  const pair = pairOf(cookie.carrying("token+/="));

  expect(cookie.tokenIn({ cookie: `theme=dark; ${pair};lang=en` })).toBe("token+/=");
});

it("carries the token for seven days, out of reach of scripts and other sites", () => {
  expect(cookie.carrying("token")).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
});

it("is sent over HTTPS alone where the product is reached by it", () => {
  const secure = createSessionCookie("a secret of at least 32 characters", true);

  expect(secure.carrying("token")).toMatch(/^__Secure-codetale\.session_token=.*; Secure; /);
  expect(secure.tokenIn({ cookie: pairOf(cookie.carrying("token")) })).toBeNull();
});

it("skips a cookie of the same name that was set by somebody else", () => {
  const planted = "codetale.session_token=planted.AAAA";

  expect(cookie.tokenIn({ cookie: `${planted}; ${pairOf(cookie.carrying("token"))}` })).toBe(
    "token",
  );
});

it.each([
  "",
  "codetale.session_token=",
  "codetale.session_token=token",
  "codetale.session_token=.signature",
  "codetale.session_token=%E0%A4%A",
  pairOf(createSessionCookie("another secret of enough characters", false).carrying("token")),
  pairOf(cookie.carrying("token")).replace("token.", "other."),
])("finds no token in %j", (header) => {
  expect(cookie.tokenIn({ cookie: header })).toBeNull();
});

function pairOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}
