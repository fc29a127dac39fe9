// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { FailureNotice } from "./failure-notice.tsx";

afterEach(cleanup);

it("[OPS-4] shows the number of a failure, and copies it by one press", async () => {
  const person = userEvent.setup();
  render(<FailureNotice message="It failed." number="r-4711" onRetry={() => {}} />);
  expect(screen.getByText("r-4711")).toBeTruthy();
  // What is announced at once does not spell it out.
  expect(screen.getByRole("alert").textContent).toBe("It failed.");

  await person.click(screen.getByRole("button", { name: "Copy error number" }));

  expect(await screen.findByRole("button", { name: "Error number copied" })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("r-4711");
});

it("does not say that it copied where the browser refuses", async () => {
  const person = userEvent.setup();
  render(<FailureNotice message="It failed." number="r-4711" onRetry={() => {}} />);
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));

  await person.click(screen.getByRole("button", { name: "Copy error number" }));

  expect(screen.queryByRole("button", { name: "Error number copied" })).toBeNull();
  vi.restoreAllMocks();
});

it("shows none where there is none", () => {
  render(<FailureNotice message="It failed." onRetry={() => {}} />);

  expect(screen.queryByText(/Error number/)).toBeNull();
});
