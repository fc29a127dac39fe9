// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FailureNotice } from "./failure-notice.tsx";

afterEach(cleanup);

it("[OPS-4] shows the number of a failure, which one click marks whole", () => {
  render(<FailureNotice message="It failed." number="r-4711" onRetry={() => {}} />);

  expect(screen.getByText("r-4711").style.userSelect).toBe("all");
  // What is announced at once does not spell it out.
  expect(screen.getByRole("alert").textContent).toBe("It failed.");
});

it("shows none where there is none", () => {
  render(<FailureNotice message="It failed." onRetry={() => {}} />);

  expect(screen.queryByText(/Error number/)).toBeNull();
});
