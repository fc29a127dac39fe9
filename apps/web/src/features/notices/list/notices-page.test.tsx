// @vitest-environment jsdom
import { listNotices, readNotices } from "@codetale/contract/notices";
import type { AccountRole } from "@codetale/contract/values";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { aSession } from "#testing/a-session";
import { aNotice, someNotices } from "#testing/notices";
import { renderRoutes } from "#testing/render-routes";
import { on, refuse, sentTo } from "#testing/server";
import { NoticesPage } from "./notices-page.tsx";

afterEach(() => {
  cleanup();
});

describe("[NOTE-1] the list of notices", () => {
  it("has the unread apart, each with what it means and when its session is, for its reader", async () => {
    const read = aNotice({ kind: "missed", isRead: true });
    on(listNotices, someNotices([aNotice({ otherName: "Asha" }), read]));
    renderPage();

    const unread = within(await screen.findByRole("region", { name: "Unread" }));
    const earlier = within(screen.getByRole("region", { name: "Earlier" }));
    expect(unread.getByRole("link", { name: "Asha joined your session" })).toBeTruthy();
    expect(unread.getByText(/2nd March 2026, 3:30 PM to 4:30 PM \(Asia\/Kolkata\)/)).toBeTruthy();
    expect(earlier.getByRole("link", { name: "Your session was missed" })).toBeTruthy();
  });

  it("[NOTE-1] tells sessions apart by what they are about, where they were not deleted", async () => {
    const hard = aNotice({ topic: { language: "C++", difficulty: "Hard" } });
    on(listNotices, someNotices([hard, aNotice(), aNotice({ topic: null })]));
    renderPage();

    const topics = await screen.findAllByText(/^(?:C\+\+|Python), /);
    expect(topics.map(({ textContent }) => textContent)).toEqual(["C++, Hard", "Python, Medium"]);
  });

  it.each([
    ["arrived", "user", "/schedule_chat?scheduleId=one"],
    ["completed", "user", "/review_chat?scheduleId=one"],
    ["moved", "user", "/my_schedule"],
    ["cancelled", "coder", "/coders_home"],
    ["moved", "coder", "/coders_home?tab=requests&request=one"],
    ["request-open", "coder", "/coders_home?tab=requests&request=one"],
  ] as const)(
    "leads from %s, to a %s, to where something can be done",
    async (kind, person, href) => {
      on(listNotices, someNotices([aNotice({ kind, person, scheduleId: "one", isRead: true })]));
      renderPage();

      const earlier = within(await screen.findByRole("region", { name: "Earlier" }));
      expect(earlier.getByRole("link").getAttribute("href")).toBe(href);
    },
  );

  it("marks all as read, and one that is followed", async () => {
    const [first, second] = [aNotice(), aNotice({ kind: "missed" })];
    on(listNotices, someNotices([first, second]));
    on(readNotices, { success: true, unread: 0 });
    renderPage();

    await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await userEvent.click(screen.getByRole("link", { name: "Your session was missed" }));

    expect(sentTo(readNotices)).toEqual([{ ids: [first.id, second.id] }, { ids: [second.id] }]);
  });

  it("says that there is nothing, and how there will be something", async () => {
    renderPage();

    expect(await screen.findByText("Nothing yet.")).toBeTruthy();
    expect(screen.getByText(/^When a coder joins a session of yours/)).toBeTruthy();
    cleanup();
    renderPage("coder");
    expect(await screen.findByText(/when a request suits an alert of yours/)).toBeTruthy();
  });

  it("offers to read again where that failed", async () => {
    refuse(listNotices, "server/failed");
    renderPage();

    const again = await screen.findByRole("button", { name: "Try again" });
    on(listNotices, someNotices([aNotice()]));
    await userEvent.click(again);
    expect(await screen.findByRole("region", { name: "Unread" })).toBeTruthy();
  });

  it("leads to the choices in the reader's own profile", async () => {
    renderPage();

    const link = screen.getByRole("link", { name: "Choose how you are told" });
    expect(link.getAttribute("href")).toBe("/new_user#notices");
    await screen.findByText("Nothing yet.");
  });
});

function renderPage(person: AccountRole = "user") {
  const routes = [
    { path: "/my_notices", element: <NoticesPage timeZone="Asia/Kolkata" /> },
    { path: "*", element: null },
  ];
  return renderRoutes(routes, "/my_notices", { session: aSession({ person }) });
}
