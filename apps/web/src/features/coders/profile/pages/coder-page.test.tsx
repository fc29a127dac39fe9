// @vitest-environment jsdom
import { readCoder, type CoderProfile } from "@codetale/contract/coders";
import { at } from "@codetale/domain/testing/at";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { aSession } from "#testing/a-session";
import { renderRoutes } from "#testing/render-routes";
import { never, on, refuse, requestsTo } from "#testing/server";
import { CoderPage } from "./coder-page.tsx";

afterEach(cleanup);

const linus: CoderProfile = {
  uid: "coder-1",
  name: "Linus",
  photoURL: null,
  languages: ["Python", "Go"],
  companies: ["Acme"],
  codingSince: 2014,
  about: "Slowly,\nif you like.",
  ratings: { average: 4.7, count: 12, words: ["Patient", "<b>Clear</b>"] },
};

function answer(facts: Partial<CoderProfile> = {}): void {
  on(readCoder, { success: true, coder: { ...linus, ...facts } });
}

function open() {
  const routes = [{ path: "/coder/:uid", element: <CoderPage /> }];
  const clock = { now: () => at("10:00") };
  return renderRoutes(routes, "/coder/coder-1", { session: aSession(), clock });
}

describe("[GUARD-4] a coder's profile", () => {
  it("shows what the coder says of themselves", async () => {
    answer();
    open();

    expect(await screen.findByRole("heading", { level: 1, name: "Linus" })).toBeTruthy();
    const facts = [...document.querySelectorAll("dt")].map(({ textContent, nextSibling }) => [
      textContent,
      nextSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ["Languages", "PythonGo"],
      ["Companies", "Acme"],
      ["Experience", "Coding since 2014, 12 years"],
      ["About", "Slowly,\nif you like."],
      ["Ratings", "4.7 of 5, from 12 ratingsPatient<b>Clear</b>"],
    ]);
    expect(requestsTo(readCoder)[0]?.path).toBe("/coder-profiles/coder-1");
    expect(screen.getByRole("link", { name: "My Schedules" }).getAttribute("href")).toBe(
      "/my_schedule",
    );
  });

  it.each([
    [2026, "Coding since 2026"],
    [2025, "Coding since 2025, 1 year"],
  ])("counts the years since %d", async (codingSince, text) => {
    answer({ codingSince });
    open();

    expect(await screen.findByText(text)).toBeTruthy();
  });

  it("says so where the coder says nothing", async () => {
    answer({ languages: [], companies: [], codingSince: null, about: "", ratings: null });
    open();

    expect(await screen.findByText("Linus has not written anything here yet.")).toBeTruthy();
    expect(screen.getByText("Shown once 3 learners have rated.")).toBeTruthy();
    expect(document.querySelectorAll("dt")).toHaveLength(1);
  });

  it("takes no word for markup", async () => {
    answer({ about: "<img src=x onerror=alert(1)>", companies: ["<b>Acme</b>"] });
    open();

    expect(await screen.findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
    expect(screen.getByText("<b>Acme</b>")).toBeTruthy();
  });

  it("says that it is being read", async () => {
    on(readCoder, never);
    open();

    expect(await screen.findByText("Loading...")).toBeTruthy();
  });

  it("says so where there is no such coder in the learner's sessions", async () => {
    refuse(readCoder, "coder/unknown");
    open();

    expect(await screen.findByText("There is no such coder in your sessions.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("offers to read it again where that failed", async () => {
    refuse(readCoder, "server/failed");
    open();

    const again = await screen.findByRole("button", { name: "Try again" });
    answer();
    await userEvent.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Linus" })).toBeTruthy();
  });
});
