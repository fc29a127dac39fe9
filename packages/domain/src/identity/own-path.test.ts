import { describe, expect, test } from "vitest";
import { isOwnPath } from "./own-path.ts";

describe("an address of this site", () => {
  test.each(["/", "/stories", "/a/b?c=1&d=%20#e", "/ä", "/a//b", "/?to=https://a.example"])(
    "may be %j",
    (address) => {
      expect(isOwnPath(address)).toBe(true);
    },
  );

  test.each([
    ["no path", ["", "stories", "https://a.example/", "javascript:alert(1)", " /stories"]],
    ["read as another site's", ["//a.example", "/\\a.example", "\\\\a.example", "/a\\b"]],
    ["white space, which browsers may drop", ["/ /a", "/\t/a.example", "/\n/a.example", "/a "]],
    ["a control character", ["/\u0000", "/a\u001F", "/\u007F/a.example"]],
  ])("is not %s", (_, addresses) => {
    expect(addresses.filter(isOwnPath)).toEqual([]);
  });
});
