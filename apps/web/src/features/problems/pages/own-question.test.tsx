// @vitest-environment jsdom
import { changeProblem, deleteProblem } from "@codetale/contract/problems";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { on, refuse, requestsTo } from "#testing/server";
import { aProblem, ProblemBank } from "../testing/problem-bank.ts";
import { renderBank } from "../testing/render-bank.tsx";

let bank: ProblemBank;
beforeEach(() => {
  bank = new ProblemBank();
  const own = aProblem({ id: "own", question: "What is a stack?", uid: "learner-1" });
  bank.problems = [own, aProblem({ id: "other" })];
});
afterEach(cleanup);

async function openOwn() {
  const { user } = renderBank("/all_questions");
  const card = within(await screen.findByRole("article", { name: "What is a stack?" }));
  return { user, card };
}

it("[PROB-1] offers to edit and delete one's own questions alone", async () => {
  const { card } = await openOwn();

  for (const name of ["Edit", "Delete"]) {
    expect(card.getByRole("button", { name, description: "What is a stack?" })).toBeTruthy();
  }
  expect(screen.getAllByRole("button", { name: "Edit" })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Delete" })).toHaveLength(1);
});

it("[PROB-2] sends the new words and shows them", async () => {
  const { user, card } = await openOwn();
  await user.click(card.getByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit your question" }));
  const question = dialog.getByLabelText("Question");
  fireEvent.change(question, { target: { value: " " } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("Please fill this in")).toBeTruthy();
  expect(document.activeElement).toBe(question);

  fireEvent.change(question, { target: { value: "What is a queue?" } });
  const changed = aProblem({ id: "own", question: "What is a queue?", uid: "learner-1" });
  on(changeProblem, () => {
    bank.problems = [changed];
    return { success: true as const, problem: changed };
  });
  await user.click(dialog.getByRole("button", { name: "Save" }));

  expect(await screen.findByRole("article", { name: "What is a queue?" })).toBeTruthy();
  expect(requestsTo(changeProblem).map(({ body }) => body)).toEqual([
    { question: "What is a queue?", ans: "A tree in an array." },
  ]);
});

it("[PROB-2] keeps what was typed when it cannot be saved", async () => {
  refuse(changeProblem, "problem/unknown");
  const { user, card } = await openOwn();
  await user.click(card.getByRole("button", { name: "Edit" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit your question" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));

  expect(await dialog.findByText("There is no such question of yours.")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>("Question").value).toBe("What is a stack?");
});

it("[PROB-2] deletes after a question", async () => {
  on(deleteProblem, () => {
    bank.problems = [];
    return { success: true as const };
  });
  const { user, card } = await openOwn();
  await user.click(card.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete this question?" }));
  expect(requestsTo(deleteProblem)).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: "Delete" }));

  expect(await screen.findByText("Your question is deleted.")).toBeTruthy();
  expect(await screen.findByText("No questions found.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("0 questions");
});
