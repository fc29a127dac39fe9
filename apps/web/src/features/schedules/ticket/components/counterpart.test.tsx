// @vitest-environment jsdom
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ada, linus } from "../../testing/schedules.ts";
import { Counterpart } from "./counterpart.tsx";

afterEach(cleanup);

it("[SCHED-2] leads a learner to the profile of their coder", () => {
  render(<Counterpart isAssigned person={linus} isPaid hasProfile />);

  const profile = screen.getByRole("link", { name: linus.name });
  expect(profile.getAttribute("href")).toBe(`/coder/${linus.uid}`);
});

it("[SCHED-2] leads to no profile of a coder whose account is deleted", () => {
  render(
    <Counterpart isAssigned person={{ ...DELETED_ACCOUNT, photoURL: null }} isPaid hasProfile />,
  );

  expect(screen.getByText("Deleted account")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it.each([true, false])(
  "[SCHED-2] keeps a name that is written from the right apart from what is beside it",
  (hasProfile) => {
    const person = { ...linus, name: "דנה (2)" };
    render(<Counterpart isAssigned person={person} isPaid hasProfile={hasProfile} />);

    expect(screen.getByText(person.name).closest("bdi")?.textContent).toBe(person.name);
  },
);

it("[GUARD-4] leads a coder to no profile of their learner", () => {
  render(<Counterpart isAssigned person={ada} isPaid hasProfile={false} />);

  expect(screen.getByText(ada.name)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
