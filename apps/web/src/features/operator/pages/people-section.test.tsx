// @vitest-environment jsdom
import {
  operatorDisable,
  operatorEnable,
  operatorEndSessions,
  operatorPeople,
  type OperatorPerson,
} from "@codetale/contract/operator/people";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { findAlert } from "#testing/find-alert";
import { renderRoutes } from "#testing/render-routes";
import { on, refusal, refuse, sentTo } from "#testing/server";
import { PeopleSection } from "./people-section.tsx";

const mina: OperatorPerson = {
  uid: "mina",
  email: "mina@mail.test",
  isVerified: true,
  isDisabled: false,
  disabledReason: "",
  isOperator: false,
  roles: ["user"],
  since: Date.UTC(2026, 4, 3),
  sessions: 1,
};

afterEach(cleanup);

async function openSection(...people: OperatorPerson[]) {
  on(operatorPeople, { success: true, people, hasMore: false });
  const element = <PeopleSection withProof={(act) => act()} />;
  renderRoutes([{ path: "/operator", element }], "/operator");
  await screen.findByText(people[0]!.email);
  return userEvent.setup({ delay: null });
}

type User = Awaited<ReturnType<typeof openSection>>;

async function press(user: User, name: string): Promise<void> {
  await user.click(screen.getByRole("button", { name }));
}

function alertTexts(): string[] {
  return screen
    .queryAllByRole("alert")
    .map(({ textContent }) => textContent)
    .filter(Boolean);
}

async function confirm(user: User, name: string): Promise<void> {
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
}

describe("disabling an account", () => {
  it("keeps the reason where it was refused, says why, and closes once it succeeds", async () => {
    let answer = (_: Response) => {};
    on(operatorDisable, () => new Promise<Response>((resolve) => (answer = resolve)));
    const user = await openSection(mina);
    await press(user, "Disable mina@mail.test");
    await user.type(screen.getByLabelText("Reason"), "Asked for it");
    await confirm(user, "Disable");

    const dialog = within(screen.getByRole("dialog"));
    const button = dialog.getByRole("button", { name: "Disable" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await user.click(button);
    answer(refusal("proof/required"));
    expect(await dialog.findByRole("alert")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Reason").value).toBe("Asked for it");
    expect(sentTo(operatorDisable)).toHaveLength(1);

    on(operatorDisable, { success: true, person: { ...mina, isDisabled: true } });
    await confirm(user, "Disable");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sentTo(operatorDisable).at(-1)).toEqual({ uid: "mina", reason: "Asked for it" });
  });

  it("[SPLAY-7] says that it is done where the focus is", async () => {
    const user = await openSection(mina);
    on(operatorDisable, () => {
      const person = { ...mina, isDisabled: true, sessions: 0 };
      on(operatorPeople, { success: true, people: [person], hasMore: false });
      return { success: true as const, person };
    });
    await press(user, "Disable mina@mail.test");
    await user.type(screen.getByLabelText("Reason"), "Asked for it");
    await confirm(user, "Disable");

    await screen.findByRole("button", { name: "Enable mina@mail.test" });
    const notice = screen.getByText("mina@mail.test is disabled.");
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(notice)).toBe(true);

    on(operatorEnable, { success: true, person: mina });
    await press(user, "Enable mina@mail.test");
    await confirm(user, "Enable");
    const next = await screen.findByText("mina@mail.test is enabled.");
    expect(document.activeElement?.contains(next)).toBe(true);
    expect(notice.isConnected).toBe(false);
  });

  it("says nothing of the failure at another account", async () => {
    refuse(operatorDisable, "operator/own-account");
    const user = await openSection(mina, { ...mina, uid: "noor", email: "noor@mail.test" });
    await press(user, "Disable mina@mail.test");
    await user.type(screen.getByLabelText("Reason"), "Asked for it");
    await confirm(user, "Disable");
    const dialog = within(screen.getByRole("dialog"));
    await dialog.findByRole("alert");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(alertTexts()).toHaveLength(1);
    await press(user, "Disable noor@mail.test");

    expect(within(screen.getByRole("dialog")).queryByRole("alert")).toBeNull();
  });
});

it("says why the last act failed, with its number, and nothing of it after a later success", async () => {
  refuse(operatorEnable, "server/failed");
  on(operatorEndSessions, { success: true, person: mina });
  const user = await openSection({ ...mina, isDisabled: true });
  await press(user, "Enable mina@mail.test");
  await confirm(user, "Enable");
  await findAlert();
  expect(screen.getByText(/request-1/)).toBeTruthy();
  await press(user, "End sessions of mina@mail.test");
  await confirm(user, "End sessions");

  await waitFor(() => expect(sentTo(operatorEndSessions)).toHaveLength(1));
  await waitFor(() => expect(alertTexts()).toEqual([]));
});

it("says that the list may be out of date where reading it again after an act failed", async () => {
  on(operatorEndSessions, { success: true, person: mina });
  const user = await openSection(mina);
  refuse(operatorPeople, "request/invalid");
  await press(user, "End sessions of mina@mail.test");
  await confirm(user, "End sessions");

  expect(await findAlert()).toMatch(/^What is shown may be out of date\./);
  expect(screen.getByText("mina@mail.test")).toBeTruthy();
  on(operatorPeople, { success: true, people: [{ ...mina, sessions: 0 }], hasMore: false });
  await press(user, "Try again");
  await waitFor(() => expect(alertTexts()).toEqual([]));
});
