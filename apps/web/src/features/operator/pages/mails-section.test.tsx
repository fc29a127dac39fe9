// @vitest-environment jsdom
import { operatorMails, type OperatorMail } from "@codetale/contract/operator/upkeep";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { never, on, refuse, requestsTo } from "#testing/server";
import { instantText } from "../instant-text.ts";
import { MailsSection } from "./mails-section.tsx";

const AT = Date.UTC(2026, 4, 3, 14, 5);
const sent: OperatorMail = {
  id: "5b1d1f1a-0000-4000-8000-000000000001",
  kind: "code",
  to: "mina@mail.test",
  state: "sent",
  tries: 1,
  createdAt: AT,
  triedAt: AT,
  sentAt: AT,
  failure: null,
};
const failed: OperatorMail = {
  ...sent,
  id: "5b1d1f1a-0000-4000-8000-000000000002",
  kind: "notice",
  state: "failed",
  tries: 14,
  sentAt: null,
  failure: "ESOCKET",
};

afterEach(cleanup);

function openSection() {
  renderRoutes([{ path: "/operator", element: <MailsSection /> }], "/operator");
  return userEvent.setup({ delay: null });
}

const answer = (mails: OperatorMail[], hasMore = false) => ({
  success: true as const,
  mails,
  hasMore,
});

it("says to whom each mail was, of what kind it is, and what became of it", async () => {
  const waiting = { ...sent, id: "3", state: "waiting", tries: 0, triedAt: null } as const;
  on(operatorMails, answer([sent, failed, { ...waiting, kind: "reset-link" }]));
  openSection();

  const entries = await screen.findAllByRole("listitem");
  const at = instantText(AT);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    `mina@mail.testSentOne-time code · ${at}Tried once, ${at}`,
    `mina@mail.testNot sentNotice about the account · ${at}Tried 14 times, the last time ${at} · Failure: ESOCKET`,
    `mina@mail.testWaitingLink that sets a password · ${at}Not tried yet`,
  ]);
});

it("is filtered by state and address, from the first page on", async () => {
  on(operatorMails, answer([sent], true));
  const user = openSection();
  await user.click(await screen.findByRole("button", { name: "Older" }));
  await screen.findByRole("button", { name: "Newer" });
  await user.selectOptions(screen.getByLabelText("State"), "Not sent");
  await user.type(screen.getByLabelText("Sent to"), "mina@mail.test{Enter}");
  await waitFor(() => expect(queries()).toHaveLength(4));

  expect(queries()).toEqual([
    { to: "" },
    { to: "", beforeAt: String(AT), beforeId: sent.id },
    { to: "", state: "failed" },
    { to: "mina@mail.test", state: "failed" },
  ]);
  expect(screen.queryByRole("button", { name: "Newer" })).toBeNull();
});

it("turns its pages back", async () => {
  on(operatorMails, ({ query }) => (query["beforeId"] ? answer([failed]) : answer([sent], true)));
  const user = openSection();
  await user.click(await screen.findByRole("button", { name: "Older" }));
  expect(await screen.findByText("Not sent", { selector: "li *" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Older" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Newer" }));

  expect(await screen.findByText("Sent", { selector: "li *" })).toBeTruthy();
});

it("turns one page when it is pressed twice before the next is there, and keeps the focus", async () => {
  let send = () => {};
  on(operatorMails, ({ query }) =>
    query["beforeId"]
      ? new Promise((resolve) => (send = () => resolve(answer([failed]))))
      : answer([sent], true),
  );
  const user = openSection();
  const older = await screen.findByRole("button", { name: "Older" });
  await user.click(older);
  await user.click(older);
  await waitFor(() => expect(queries()).toHaveLength(2));
  send();
  await screen.findByText("Not sent", { selector: "li *" });
  const newer = screen.getByRole("button", { name: "Newer" });
  await waitFor(() => expect(document.activeElement).toBe(newer));
  await user.click(newer);

  expect(await screen.findByText("Sent", { selector: "li *" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Newer" })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Older"));
});

it("says that there is no such mail", async () => {
  on(operatorMails, answer([]));
  openSection();

  expect(await screen.findByText(/^The ledger has no such mail/)).toBeTruthy();
});

it("says that it is loading", async () => {
  on(operatorMails, never);
  openSection();

  expect((await screen.findByText("Loading...")).role).toBe("status");
});

it("can be read again when that failed", async () => {
  refuse(operatorMails, "request/invalid");
  const user = openSection();
  const retry = await screen.findByRole("button", { name: "Try again" });
  on(operatorMails, answer([sent]));
  await user.click(retry);

  expect(await screen.findByText("mina@mail.test")).toBeTruthy();
});

const queries = () => requestsTo(operatorMails).map(({ query }) => query);
