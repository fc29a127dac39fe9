import { describe, expect, it, test } from "vitest";
import { invalidRequest } from "./invalid-request.ts";

describe("a body that does not fit", () => {
  test.each([
    ["misses a field", { a: { b: [{}] } }, true],
    ["has null there", { a: { b: [{ c: null }] } }, true],
    ["has only blanks there", { a: { b: [{ c: " \n" }] } }, true],
    ["has something wrong there", { a: { b: [{ c: "wrong" }] } }, false],
    ["has zero there", { a: { b: [{ c: 0 }] } }, false],
    ["has text where the field's parent belongs", { a: "text" }, true],
    ["is nothing", undefined, true],
  ])("and %s", (_, body, isIncomplete) => {
    const error = invalidRequest(
      {
        validation: [{ instancePath: "/a/b/0/c", message: "is wrong" }],
        validationContext: "body",
      },
      requestWith(body, "profile/incomplete"),
    );

    expect(error.reason).toBe(isIncomplete ? "profile/incomplete" : "request/invalid");
    expect(error.details.errors).toEqual([{ path: "a.b.0.c", message: "is wrong" }]);
  });

  it("as a whole is incomplete when it is nothing", () => {
    const whole = { validation: [{ instancePath: "/" }], validationContext: "body" };

    expect(invalidRequest(whole, requestWith(null, "profile/incomplete")).reason).toBe(
      "profile/incomplete",
    );
    expect(invalidRequest(whole, requestWith({}, "profile/incomplete")).reason).toBe(
      "request/invalid",
    );
  });
});

it("a call without words of its own for what is missing uses the common ones", () => {
  const missing = { validation: [{ instancePath: "/name" }], validationContext: "body" };

  expect(invalidRequest(missing, requestWith({}, undefined)).reason).toBe("request/invalid");
});

it("what is wrong outside the body is never called incomplete", () => {
  const header = { validation: [{ instancePath: "/x" }], validationContext: "headers" };

  expect(invalidRequest(header, requestWith({}, "profile/incomplete")).reason).toBe(
    "request/invalid",
  );
});

type Request = Parameters<typeof invalidRequest>[1];

function requestWith(body: unknown, incomplete: "profile/incomplete" | undefined): Request {
  return { body, routeOptions: { config: { incomplete } } } as Request;
}
