// @vitest-environment jsdom
import {
  operatorJobs,
  operatorRetryJob,
  type OperatorFailedJob,
  type OperatorQueue,
} from "@codetale/contract/operator/upkeep";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { findAlert } from "#testing/find-alert";
import { renderRoutes } from "#testing/render-routes";
import { never, on, refuse, sentTo } from "#testing/server";
import { instantText } from "../instant-text.ts";
import { JobsSection } from "./jobs-section.tsx";

const AT = Date.UTC(2026, 4, 3, 14, 5);
const idle = { waiting: 0, later: 0, running: 0, failed: 0, oldestWaitingAt: null };
const failedMail: OperatorFailedJob = {
  id: "5b1d1f1a-0000-4000-8000-000000000001",
  queue: "mail",
  failedAt: AT,
  tries: 14,
  failure: "Error ESOCKET",
  isOver: false,
};

afterEach(cleanup);

function openSection() {
  const element = <JobsSection withProof={(act) => act()} />;
  renderRoutes([{ path: "/operator", element }], "/operator");
  return userEvent.setup({ delay: null });
}

function answer(failed: OperatorFailedJob[], queues: OperatorQueue[] = [], hasMore = false) {
  return { success: true as const, queues, failed, hasMore, narrating: 2 };
}

it("says what waits, runs and failed of each kind of work, and how much is read aloud", async () => {
  on(
    operatorJobs,
    answer(
      [],
      [
        { ...idle, queue: "tidy-up-given-up" },
        { ...idle, queue: "tidy-up" },
        { ...idle, queue: "mail-given-up", failed: 1 },
        { queue: "mail", waiting: 2, later: 4, running: 1, failed: 3, oldestWaitingAt: AT },
      ],
    ),
  );
  openSection();

  const facts = async () =>
    (await screen.findAllByRole("definition")).map(
      ({ textContent, previousSibling }) => `${previousSibling?.textContent}: ${textContent}`,
    );
  expect(await facts()).toEqual([
    "Tidying up: 0 waiting · 0 running · 0 failed",
    "Mail that was given up: 0 waiting · 0 running · 1 failed",
    `Sending mail: 2 waiting since ${instantText(AT)} · 4 to be tried again · 1 running · 3 failed`,
    "Stories read aloud in advance: 2 at present",
  ]);
  expect(screen.getByText("No job has failed within the last 14 days.")).toBeTruthy();
});

it("has a failed job tried again, which is then gone from the list", async () => {
  let failed = [failedMail];
  on(operatorJobs, () => answer(failed));
  on(operatorRetryJob, () => {
    failed = [];
    return { success: true as const };
  });
  const user = openSection();
  const entry = await screen.findByRole("listitem");
  expect(entry.textContent).toContain(
    `Sending mailTried 14 times, the last time ${instantText(AT)} · Failure: Error ESOCKET`,
  );
  const name = `Try again: Sending mail, failed ${instantText(AT)}`;
  await user.click(within(entry).getByRole("button", { name }));

  expect(await screen.findByText("No job has failed within the last 14 days.")).toBeTruthy();
  const said = screen.getByText("It is tried again.");
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(sentTo(operatorRetryJob)).toEqual([{ id: failedMail.id }]);
});

it.each([
  ["story-telling", /the order is erased when a story is given up/],
  ["mail", /the mail was sent, was refused or has expired/],
  ["of-old", /this version does not know such jobs/],
])("offers no other try of %s where it would do nothing, and says why", async (queue, why) => {
  on(operatorJobs, answer([{ ...failedMail, queue, isOver: true }]));
  openSection();

  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that a job has nothing left to do by now", async () => {
  on(operatorJobs, answer([failedMail], [], true));
  refuse(operatorRetryJob, "operator/job-over");
  const user = openSection();
  await user.click(await screen.findByRole("button", { name: /^Try again/ }));

  expect(await findAlert()).toMatch(/^Nothing is left to do for this job/);
  expect(screen.getByText("There are more. The latest are shown.")).toBeTruthy();
});

it("says that it is loading", async () => {
  on(operatorJobs, never);
  openSection();

  expect((await screen.findByText("Loading...")).role).toBe("status");
});

it("can be read again when that failed", async () => {
  refuse(operatorJobs, "request/invalid");
  const user = openSection();
  const retry = await screen.findByRole("button", { name: "Try again" });
  on(operatorJobs, answer([]));
  await user.click(retry);

  expect(await screen.findByText("No job has failed within the last 14 days.")).toBeTruthy();
});
