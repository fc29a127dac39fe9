// @vitest-environment jsdom
import {
  chooseNotices,
  listNotices,
  shareCalendar,
  showCalendar,
} from "@codetale/contract/notices";
import type { AccountRole } from "@codetale/contract/values";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aSession } from "#testing/a-session";
import { someNotices } from "#testing/notices";
import { renderRoutes } from "#testing/render-routes";
import { never, on, refusal, refuse, requestsTo, sentTo } from "#testing/server";
import type { WithProof } from "../queries.ts";
import { NoticeSettings } from "./notice-settings.tsx";

const ADDRESS = "https://codetale.test/calendar/a.b.ics";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("[NOTE-1] how one is told, in the profile", () => {
  it("shows what is chosen for mail, and changes one at a time", async () => {
    const { settings } = someNotices();
    const mail = { ...settings.mail, reminders: false };
    on(chooseNotices, { success: true, settings: { ...settings, mail } });
    renderSettings();

    const byMail = within(await screen.findByRole("group", { name: "By mail" }));
    const names = byMail.getAllByRole("checkbox", { checked: true });
    expect(names).toHaveLength(4);
    await userEvent.click(byMail.getByRole("checkbox", { name: "Reminders" }));

    expect(sentTo(chooseNotices)).toEqual([{ mail: { reminders: false } }]);
    await waitFor(() => expect(isChecked("Reminders")).toBe(false));
    expect(isChecked("Changes")).toBe(true);
  });

  it("shows coders what coders alone are told", async () => {
    renderSettings();
    await screen.findByRole("group", { name: "By mail" });
    expect(screen.queryByRole("checkbox", { name: "Open requests" })).toBeNull();
    cleanup();

    renderSettings("coder");
    expect(await screen.findByRole("checkbox", { name: "Open requests" })).toBeTruthy();
  });

  it("shows a choice at once, before it is saved", async () => {
    on(chooseNotices, never);
    renderSettings();

    await userEvent.click(await screen.findByRole("checkbox", { name: "A sound" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Reminders" }));

    expect([isChecked("A sound"), isChecked("Reminders")]).toEqual([true, false]);
  });

  it("says so where a choice is not saved, and shows what holds", async () => {
    refuse(chooseNotices, "server/failed");
    renderSettings();

    await userEvent.click(await screen.findByRole("checkbox", { name: "A sound" }));

    expect(await screen.findByText(/That was not saved/)).toBeTruthy();
    await waitFor(() => expect(isChecked("A sound")).toBe(false));
  });

  it("asks the browser whether it may notify, when that is chosen", async () => {
    const requestPermission = vi.fn(async () => "granted" as const);
    vi.stubGlobal("Notification", { permission: "default", requestPermission });
    on(chooseNotices, { success: true, settings: someNotices().settings });
    renderSettings();

    const choice = await screen.findByRole("checkbox", { name: "The browser's notifications" });
    expect((choice as HTMLInputElement).checked).toBe(false);
    await userEvent.click(choice);

    expect(requestPermission).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(isChecked("The browser's notifications")).toBe(true));
    expect(sentTo(chooseNotices)).toEqual([{ browser: true }]);
  });

  it.each([
    [{ permission: "denied" }, /does not let Codetale notify/],
    [undefined, /has no notifications/],
  ])("offers none where the browser has none to give (%o)", async (notification, why) => {
    if (notification) vi.stubGlobal("Notification", notification);
    renderSettings();

    const choice = await screen.findByRole("checkbox", { name: "The browser's notifications" });
    expect((choice as HTMLInputElement).disabled).toBe(true);
    expect(screen.getByText(why)).toBeTruthy();
  });
});

describe("[NOTE-2] the calendar's address, in the profile", () => {
  it("is made, copied and revoked", async () => {
    const user = userEvent.setup();
    const { settings } = someNotices();
    on(shareCalendar, ({ body: { isShared } }) => ({
      success: true as const,
      settings: { ...settings, isCalendarShared: isShared },
      calendarAddress: isShared ? ADDRESS : null,
    }));
    renderSettings();

    await user.click(await screen.findByRole("button", { name: "Make an address" }));
    const field = await screen.findByLabelText("Calendar address");
    expect((field as HTMLInputElement).value).toBe(ADDRESS);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(ADDRESS);
    await user.click(screen.getByRole("button", { name: "Revoke the address" }));

    await waitFor(() => expect(screen.queryByLabelText("Calendar address")).toBeNull());
    expect(sentTo(shareCalendar)).toEqual([{ isShared: true }, { isShared: false }]);
  });

  it("[OPEN-4] that was made before is shown once the user has proven to own the account", async () => {
    const user = userEvent.setup();
    on(listNotices, someNotices([], { isCalendarShared: true }));
    let isProven = false;
    on(showCalendar, () =>
      isProven ? { success: true as const, calendarAddress: ADDRESS } : refusal("proof/required"),
    );
    renderSettings("user", async (act) => {
      await act().catch(() => undefined);
      isProven = true;
      return act();
    });

    const show = await screen.findByRole("button", { name: "Show the address" });
    expect(screen.queryByLabelText("Calendar address")).toBeNull();
    expect(screen.queryByRole("button", { name: "Copy" })).toBeNull();
    await user.click(show);

    const field = await screen.findByLabelText<HTMLInputElement>("Calendar address");
    expect(field.value).toBe(ADDRESS);
    expect(screen.queryByRole("button", { name: "Show the address" })).toBeNull();
    expect(requestsTo(showCalendar)).toHaveLength(2);
  });

  it("[OPEN-4] stays hidden where no proof is given, and says why", async () => {
    on(listNotices, someNotices([], { isCalendarShared: true }));
    refuse(showCalendar, "proof/required");
    renderSettings();

    await userEvent.click(await screen.findByRole("button", { name: "Show the address" }));
    expect(await screen.findByText("Please confirm first that it is you.")).toBeTruthy();
    expect(screen.queryByLabelText("Calendar address")).toBeNull();
  });

  it("says why it could not be made", async () => {
    refuse(shareCalendar, "server/busy");
    renderSettings();

    await userEvent.click(await screen.findByRole("button", { name: "Make an address" }));
    expect(await screen.findByText(/The service is busy/)).toBeTruthy();
  });
});

it("offers to read the choices again where that failed", async () => {
  refuse(listNotices, "server/failed");
  renderSettings();

  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

function isChecked(name: string): boolean {
  return screen.getByRole<HTMLInputElement>("checkbox", { name }).checked;
}

function renderSettings(person: AccountRole = "user", withProof: WithProof = (act) => act()) {
  const session = aSession({ person });
  const element = <NoticeSettings session={session} withProof={withProof} />;
  const routes = [{ path: "/new_user", element }];
  return renderRoutes(routes, "/new_user", { session });
}
