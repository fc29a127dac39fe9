// @vitest-environment jsdom
import { TRIAL_META_NAME } from "@codetale/contract/trial";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { TrialBanner } from "./trial-banner.tsx";

const meta = document.createElement("meta");
meta.name = TRIAL_META_NAME;

afterEach(() => {
  cleanup();
  meta.remove();
});

it("says that a trial is one", () => {
  document.head.append(meta);
  render(<TrialBanner />);

  expect(screen.getByRole("complementary").textContent).toMatch(/^This is a trial: .*mail/);
});

it("says nothing in any other installation", () => {
  render(<TrialBanner />);

  expect(screen.queryByRole("complementary")).toBeNull();
});
