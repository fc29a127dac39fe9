// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TrialBanner } from "./trial-banner.tsx";

afterEach(cleanup);

it("says that a trial is one", () => {
  render(<TrialBanner isTrial />);

  expect(screen.getByRole("complementary").textContent).toMatch(/^This is a trial: .*mail/);
});

it("says nothing in any other installation", () => {
  render(<TrialBanner isTrial={false} />);

  expect(screen.queryByRole("complementary")).toBeNull();
});
