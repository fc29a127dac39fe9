import { expect, it, test } from "vitest";
import { matchPath } from "./match-path.ts";

test.each([
  ["/", "/"],
  ["/home", "/home"],
  ["/home", "/home/"],
  ["/home", "/Home"],
  ["*", "/whatever/there/is"],
])("the path %s takes %s", (path, pathname) => {
  expect(matchPath(path, pathname)).toEqual({});
});

test.each([
  ["/home", "/"],
  ["/home", "/homes"],
  ["/home", "/home/more"],
  ["/stories/play/:id", "/stories/play"],
  ["/stories/play/:id", "/stories/play/"],
  ["/stories/play/:id", "/stories/library/7"],
])("the path %s does not take %s", (path, pathname) => {
  expect(matchPath(path, pathname)).toBeNull();
});

it("names what varies, as it was meant before it became an address", () => {
  expect(matchPath("/stories/play/:id", "/stories/play/Ab%207")).toEqual({ id: "Ab 7" });
});

it("takes what decodes to nothing as it is", () => {
  expect(matchPath("/stories/play/:id", "/stories/play/%E0%A4")).toEqual({ id: "%E0%A4" });
});
