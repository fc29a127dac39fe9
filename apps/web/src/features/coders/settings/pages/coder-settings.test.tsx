// @vitest-environment jsdom
import { readOwnCoderFacts, saveCoderFacts, type CoderFacts } from "@codetale/contract/coders";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aSession } from "#testing/a-session";
import { renderRoutes } from "#testing/render-routes";
import { never, on, refuse, sentTo } from "#testing/server";
import { CoderSettings } from "./coder-settings.tsx";

const facts: CoderFacts = {
  languages: ["Python"],
  companies: [],
  codingSince: 2014,
  about: "Slowly.",
};

beforeEach(() => on(readOwnCoderFacts, { success: true, facts, ratings: null }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("[PROF-2] what learners see of a coder, in the coder's profile", () => {
  it("is changed and saved", async () => {
    const languages = ["Python", "Go"];
    on(saveCoderFacts, { success: true, facts: { ...facts, languages } });
    open();

    fill(await screen.findByLabelText("Languages"), "Python, Go, go");
    await save();

    expect(sentTo(saveCoderFacts)).toEqual([{ ...facts, languages }]);
    expect(await screen.findByText("Saved. Learners see it from now on.")).toBeTruthy();
    expect(valueOf("Languages")).toBe("Python, Go");
  });

  it("asks for a year before anything is sent", async () => {
    open();

    fill(await screen.findByLabelText("Coding since"), "soon");
    await save();

    expect(screen.getByText("Please enter a year, for example 2014")).toBeTruthy();
    expect(screen.getByLabelText("Coding since").getAttribute("aria-invalid")).toBe("true");
    expect(sentTo(saveCoderFacts)).toEqual([]);
  });

  it("says below the field why it was not saved, and keeps what was typed", async () => {
    const message = "“shit” is not shown on a profile. Please choose other words.";
    const errors = [{ path: "about", message }];
    refuse(saveCoderFacts, "request/invalid", { message, errors });
    open();

    fill(await screen.findByLabelText("About you"), "I know shit.");
    await save();

    await waitFor(() =>
      expect(screen.getByLabelText("About you").getAttribute("aria-invalid")).toBe("true"),
    );
    expect(valueOf("About you")).toBe("I know shit.");
  });

  it("is sent once, however often one presses", async () => {
    on(saveCoderFacts, never);
    open();
    await screen.findByLabelText("Languages");
    await save();
    await save();

    expect(sentTo(saveCoderFacts)).toHaveLength(1);
  });

  it("keeps what was typed and not saved over a reload, for that coder alone", async () => {
    open();
    fill(await screen.findByLabelText("About you"), "I have read a lot.");
    cleanup();
    open("another-coder");
    await screen.findByLabelText("About you");
    expect(valueOf("About you")).toBe("Slowly.");
    cleanup();
    open();
    await screen.findByLabelText("About you");
    expect(valueOf("About you")).toBe("I have read a lot.");
  });

  it("keeps nothing of what was typed and taken back", async () => {
    open();
    const field = await screen.findByLabelText("About you");
    fill(field, "I have read a lot.");
    fill(field, "Slowly.");
    cleanup();
    on(readOwnCoderFacts, { success: true, facts: { ...facts, about: "At ease." }, ratings: null });
    open();
    await screen.findByLabelText("About you");
    expect(valueOf("About you")).toBe("At ease.");
  });

  it("keeps what is typed while it is being saved", async () => {
    let answer = (_: Response) => {};
    on(saveCoderFacts, () => new Promise<Response>((resolve) => (answer = resolve)));
    open();
    fill(await screen.findByLabelText("About you"), "Sent.");
    await save();
    await waitFor(() => expect(sentTo(saveCoderFacts)).toHaveLength(1));
    fill(screen.getByLabelText("About you"), "Sent, and more.");
    answer(Response.json({ success: true, facts: { ...facts, about: "Sent." } }));

    await screen.findByText("Saved. Learners see it from now on.");
    expect(valueOf("About you")).toBe("Sent, and more.");
  });

  it("[GUARD-4] stands beside how learners rated them, all together", async () => {
    const ratings = { average: 4.7, count: 3, words: ["Patient"] };
    on(readOwnCoderFacts, { success: true, facts, ratings });
    open();

    expect(await screen.findByText("4.7 of 5, from 3 ratings")).toBeTruthy();
    expect(screen.getByRole("list", { name: "What learners wrote" }).textContent).toBe("Patient");
  });

  it("offers to read it again where that failed", async () => {
    refuse(readOwnCoderFacts, "server/failed");
    open();

    const again = await screen.findByRole("button", { name: "Try again" });
    on(readOwnCoderFacts, { success: true, facts, ratings: null });
    await userEvent.click(again);
    expect(await screen.findByLabelText("Languages")).toBeTruthy();
  });
});

function fill(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

async function save(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Save what learners see" }));
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

function open(uid = "coder-1") {
  const session = aSession({ uid, person: "coder" });
  const routes = [{ path: "/coders_new_user", element: <CoderSettings session={session} /> }];
  return renderRoutes(routes, "/coders_new_user", { session });
}
