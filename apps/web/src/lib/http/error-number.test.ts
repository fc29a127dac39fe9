import { expect, it } from "vitest";
import { ApiError } from "./api-client.ts";
import { errorNumberOf } from "./error-number.ts";

const failed = (status: number, requestId?: string) =>
  new ApiError({
    status,
    code: "internal",
    reason: "server/failed",
    message: "It failed.",
    ...(requestId !== undefined && { requestId }),
  });

it("[OPS-4] is the request's id where the server is at fault", () => {
  expect(errorNumberOf(failed(500, "r1"))).toBe("r1");
  expect(errorNumberOf(failed(503, "r1"))).toBe("r1");
});

it("is missing where the log has nothing", () => {
  expect(errorNumberOf(failed(409, "r1"))).toBeNull();
  expect(errorNumberOf(failed(502))).toBeNull();
  expect(errorNumberOf(new Error("boom"))).toBeNull();
  expect(errorNumberOf(null)).toBeNull();
});
