// @vitest-environment jsdom
import { readSession } from "@codetale/contract/identity";
import {
  addRequestAlert,
  changeRequestAlert,
  deleteRequestAlert,
  listRequestAlerts,
  MOST_ALERTS,
  type RequestAlert,
} from "@codetale/contract/request-alerts";
import { anyRequest } from "@codetale/domain/schedules/requests-calendar";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { never, on, refuse, requestsTo } from "#testing/server";
import { alerts, button, endTest, fill, renderScreen } from "../../testing/render-screen.tsx";
import { answerWillingly, coder } from "../../testing/schedules-server.ts";

const ADD = "Tell me about requests like these";
const java: RequestAlert = { ...anyRequest, id: "java", language: "Java", days: "Weekends" };

beforeEach(() => {
  answerWillingly();
  on(readSession, coder);
});
afterEach(endTest);

function having(...kept: RequestAlert[]): void {
  on(listRequestAlerts, { success: true, alerts: kept });
}

/** The form of an alert, with other hours chosen. */
async function openEdited() {
  having(java);
  const { user } = await open();
  await user.click(screen.getByText("Your alert"));
  await user.click(button("Edit"));
  const form = within(screen.getByRole("group", { name: "Edit: Java · Weekends" }));
  await user.selectOptions(form.getByLabelText("Hours"), "Evening");
  return { user, form };
}

async function open() {
  const view = renderScreen("/coders_home?tab=requests");
  await screen.findByText(/Tell me about|You are told|You have/);
  return view;
}

describe("[SCHED-6] a coder's alerts", () => {
  it("keep the filter of the page", async () => {
    const { user } = await open();
    fill("Asked language", "Java");
    fill("Days", "Weekends");
    on(addRequestAlert, { success: true, alert: java });
    having(java);
    await user.click(button(ADD));

    expect(await screen.findByText("From now on you are told about such requests.")).toBeTruthy();
    const body = { ...anyRequest, language: "Java", days: "Weekends" };
    expect(requestsTo(addRequestAlert)[0]?.body).toEqual(body);
    expect(await screen.findByText("You are told about requests like these.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
    expect(screen.getByText("Your alert")).toBeTruthy();
    fill("Asked language", "Python");
    expect(button(ADD)).toBeTruthy();
  });

  it("are edited in their place", async () => {
    const { user, form } = await openEdited();
    const changed = { ...java, part: "Evening" as const };
    on(changeRequestAlert, { success: true, alert: changed });
    having(changed);
    await user.click(form.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("Java · Evening · Weekends")).toBeTruthy();
    expect(screen.getByText("The alert is changed.")).toBeTruthy();
    const { id: _, ...body } = changed;
    expect(requestsTo(changeRequestAlert)[0]?.body).toEqual(body);
  });

  it("stay as they were where editing is cancelled", async () => {
    having(java);
    const { user } = await open();
    await user.click(screen.getByText("Your alert"));
    await user.click(button("Edit"));
    await user.click(button("Cancel"));
    expect(screen.getByText("Java · Weekends")).toBeTruthy();
    expect(document.activeElement).toBe(button("Edit"));
  });

  it("are deleted, and the words about it have the focus", async () => {
    having(java);
    const { user } = await open();
    await user.click(screen.getByText("Your alert"));
    on(deleteRequestAlert, { success: true });
    having();
    await user.click(button("Delete"));

    const words = await screen.findByText("The alert is deleted.");
    await waitFor(() => expect(screen.queryByText("Java · Weekends")).toBeNull());
    expect(document.activeElement?.contains(words)).toBe(true);
  });

  it("say why one is refused", async () => {
    having(java);
    const { user } = await open();
    await user.click(screen.getByText("Your alert"));
    await user.click(button("Edit"));
    refuse(changeRequestAlert, "alert/same");
    await user.click(button("Save"));

    await screen.findByText("You have an alert like this already.");
    expect(alerts()).toEqual(["You have an alert like this already."]);
  });

  it("keep what was chosen where it is refused", async () => {
    const { user, form } = await openEdited();
    refuse(changeRequestAlert, "alert/same");
    await user.click(form.getByRole("button", { name: "Save" }));

    await screen.findByText("You have an alert like this already.");
    expect(form.getByLabelText<HTMLSelectElement>("Hours").value).toBe("Evening");
  });

  it("are saved once, and wait while another change is not answered", async () => {
    having(java, { ...java, id: "python", language: "Python" });
    const { user } = await open();
    await user.click(screen.getByText("Your 2 alerts"));
    for (const edit of screen.getAllByRole("button", { name: "Edit" })) await user.click(edit);
    on(changeRequestAlert, never);
    const formOf = (name: string) => within(screen.getByRole("group", { name }));
    const save = (name: string) =>
      formOf(name).getByRole<HTMLButtonElement>("button", { name: "Save" });
    await user.click(save("Edit: Java · Weekends"));
    await user.click(save("Edit: Java · Weekends"));

    expect(save("Edit: Java · Weekends").getAttribute("aria-busy")).toBe("true");
    expect(save("Edit: Python · Weekends").disabled).toBe(true);
    expect((button(ADD) as HTMLButtonElement).disabled).toBe(true);
    await waitFor(() => expect(requestsTo(changeRequestAlert)).toHaveLength(1));
  });

  it("are so many at most", async () => {
    having(...Array.from({ length: MOST_ALERTS }, (_, id) => ({ ...java, id: `${id}` })));
    await open();
    expect(screen.getByText(`You have ${MOST_ALERTS} alerts, and more do not fit.`)).toBeTruthy();
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
  });

  it("say that they could not be read, and leave the requests to be joined", async () => {
    refuse(listRequestAlerts, "server/failed");
    renderScreen("/coders_home?tab=requests");
    expect(await screen.findByText(/Your alerts could not be read/)).toBeTruthy();
    expect(screen.getByLabelText("Asked language")).toBeTruthy();
  });

  it("wait with their button until they are read", async () => {
    on(listRequestAlerts, never);
    renderScreen("/coders_home?tab=requests");
    await screen.findByLabelText("Asked language");
    expect(screen.queryByRole("button", { name: ADD })).toBeNull();
  });
});
