import { expect, it } from "vitest";
import { readNavigationState } from "./navigation-state.ts";

it("reads what our own screens wrote", () => {
  const state = {
    arrival: "registered",
    message: "Welcome.",
    form: { purpose: "verify-email", person: "coder" },
    from: "/my_schedule?tab=past",
    step: "code",
    signInStep: "second-step",
    person: "user",
  };
  expect(readNavigationState(state)).toEqual(state);
});

it.each([
  undefined,
  null,
  "text",
  7,
  {
    arrival: "elsewhere",
    message: 5,
    form: { purpose: "reset" },
    from: 1,
    step: "last",
    person: "nobody",
  },
])("makes nothing of %j", (state) => {
  expect(readNavigationState(state)).toEqual({
    arrival: null,
    message: null,
    form: null,
    from: null,
    step: null,
    signInStep: null,
    person: null,
  });
});

it.each(["//elsewhere.test", "/\\elsewhere.test", "https://elsewhere.test", "my_schedule", ""])(
  "[GUARD-1] never leads back to %j",
  (from) => {
    expect(readNavigationState({ from }).from).toBeNull();
  },
);
