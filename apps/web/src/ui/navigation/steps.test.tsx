// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Steps } from "./steps.tsx";

afterEach(cleanup);

it("marks the present step and says which are done", () => {
  render(<Steps label="Booking" steps={["Details", "Payment", "Booked"]} current={1} />);

  const steps = screen.getAllByRole("listitem");

  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(steps.map((step) => step.textContent?.includes("done"))).toEqual([true, false, false]);
});

it("marks no step as the present one when all are done", () => {
  render(<Steps label="Booking" steps={["Details", "Payment"]} current={2} />);

  const current = screen.getAllByRole("listitem").filter((step) => step.ariaCurrent === "step");

  expect(current).toHaveLength(0);
});
