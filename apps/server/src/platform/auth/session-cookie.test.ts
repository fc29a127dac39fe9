import { DAY_MS } from "@codetale/domain/time";
import { expect, it } from "vitest";
import { createSessionCookie } from "./session-cookie.ts";

const settings = {
  secret: "a secret of at least 32 characters",
  isSecure: false,
  lifetimeMs: 7 * DAY_MS,
};
const cookie = createSessionCookie(settings);

it("reads back the token it carries, among other cookies", () => {
  const pair = pairOf(cookie.serialize("token+/="));

  expect(cookie.readToken({ cookie: `theme=dark; ${pair};lang=en` })).toBe("token+/=");
});

it("carries the token for as long as a session lasts, out of reach of scripts and other sites", () => {
  expect(cookie.serialize("token")).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
});

it("keeps its name and format, so that open sessions survive a new version", () => {
  expect(pairOf(cookie.serialize("token"))).toBe(
    "codetale.session_token=token.T3xiEUNHTYSBUcTNKT9RZfQmo8k7%2Fdfy8KWJw9G9cR0%3D",
  );
});

it("is sent over HTTPS alone where the product is reached by it", () => {
  const secure = createSessionCookie({ ...settings, isSecure: true });

  expect(secure.serialize("token")).toMatch(/^__Secure-codetale\.session_token=.*; Secure; /);
  expect(secure.readToken({ cookie: pairOf(cookie.serialize("token")) })).toBeNull();
});

it("skips a cookie of the same name that another site set", () => {
  const planted = "codetale.session_token=planted.AAAA";

  expect(cookie.readToken({ cookie: `${planted}; ${pairOf(cookie.serialize("token"))}` })).toBe(
    "token",
  );
});

it.each([
  "",
  "codetale.session_token=",
  "codetale.session_token=token",
  "codetale.session_token=.signature",
  "codetale.session_token=%E0%A4%A",
  pairOf(
    createSessionCookie({ ...settings, secret: "another secret of enough characters" }).serialize(
      "token",
    ),
  ),
  pairOf(cookie.serialize("token")).replace("token.", "other."),
])("finds no token in %j", (header) => {
  expect(cookie.readToken({ cookie: header })).toBeNull();
});

function pairOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}
