import { expect, it } from "vitest";
import { rootCauseOf } from "./root-cause.ts";

it.each([
  ["its message", new Error("no such role"), "no such role"],
  [
    "the innermost message",
    new Error("Failed query", { cause: new Error("no such role") }),
    "no such role",
  ],
  [
    "its code, without a message",
    Object.assign(new Error(""), { code: "ECONNREFUSED" }),
    "ECONNREFUSED",
  ],
  ["its kind, without either", new TypeError(""), "TypeError"],
  ["what was thrown, if that is no error", "stop", "stop"],
])("is told by %s", (_, error, words) => expect(rootCauseOf(error)).toBe(words));
