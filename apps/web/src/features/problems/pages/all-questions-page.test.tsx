// @vitest-environment jsdom
import { listProblems } from "@codetale/contract/problems";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { never, refusal, requestsTo } from "#testing/server";
import { aProblem, manyProblems, ProblemBank } from "../testing/problem-bank.ts";
import { field, renderBank } from "../testing/render-bank.tsx";

let bank: ProblemBank;
beforeEach(() => {
  bank = new ProblemBank();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe("[PROB-1] the question bank", () => {
  it("greets, names the document and says how many questions there are", async () => {
    bank.problems = manyProblems(12);
    renderBank("/all_questions");

    expect(screen.getByRole("heading", { level: 1, name: "Hey All Questions" })).toBeTruthy();
    expect(document.title).toBe("All Questions · Codetale");
    expect(await screen.findByText("12 questions")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(12);
    expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
  });

  it("keeps an answer hidden until it is wanted", async () => {
    bank.problems = [
      aProblem({ ans: "Count:\n```python\nreturn 1\n```" }),
      aProblem({ id: "problem-2", question: "What is a trie?" }),
    ];
    const { user } = renderBank("/all_questions");
    const card = within(await screen.findByRole("article", { name: "What is a heap?" }));
    const reveal = card.getByRole("button", { name: "Show answer" });
    expect(reveal.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByText("Count:")).toBeNull();

    await user.click(reveal);

    expect(reveal.getAttribute("aria-expanded")).toBe("true");
    expect(card.getByRole("group", { name: "Code, python" }).textContent).toBe("return 1");
    expect(screen.queryByText("A tree in an array.")).toBeNull();
    await user.click(card.getByRole("button", { name: "Hide answer" }));
    expect(screen.queryByText("Count:")).toBeNull();
  });

  it("tells the languages of an answer, its day, and which questions are one's own", async () => {
    const code = "```cpp\nint i;\n```\n```c++\nint j;\n```\n```brainfog\n+\n```";
    bank.problems = [
      aProblem({ ans: code, uid: bank.session?.uid ?? "" }),
      aProblem({ id: "problem-2", question: "What is a trie?", uid: "" }),
    ];
    renderBank("/all_questions");
    const own = await screen.findByRole("article", { name: "What is a heap?" });

    expect(within(own).getByText("C++")).toBeTruthy();
    expect(within(own).getByText("brainfog")).toBeTruthy();
    expect(within(own).getByText("5 January 2026")).toBeTruthy();
    expect(screen.getAllByText("added by you")).toHaveLength(1);
  });

  it("leads to adding a question", async () => {
    const { user } = renderBank("/all_questions");
    await user.click(screen.getByRole("link", { name: "Add a Question" }));

    expect(await screen.findByRole("heading", { level: 1, name: "Add a Question" })).toBeTruthy();
  });
});

describe("[PROB-1] searching", () => {
  beforeEach(() => {
    bank.problems = [...manyProblems(3), aProblem({ id: "heap" })];
  });

  it("follows what is typed, with the pause after it, and keeps it in the address", async () => {
    const { user, router } = renderBank("/all_questions?page=2");
    await user.type(field("Search"), "heap");

    expect(await screen.findByText("1 question with “heap”")).toBeTruthy();
    expect(router.state.location.search).toBe("?search=heap");
    expect(requestsTo(listProblems).map(({ query }) => query)).toEqual([
      { search: "", page: "2" },
      { search: "heap", page: "1" },
    ]);
    expect(document.activeElement).toBe(field("Search"));
  });

  it("does not wait for a pause when Enter is pressed", async () => {
    const { user, router } = renderBank("/all_questions");
    await user.type(field("Search"), "heap{Enter}");

    expect(router.state.location.search).toBe("?search=heap");
  });

  it("starts with what the address says, and follows the address", async () => {
    const { router } = renderBank("/all_questions?search=heap");
    expect(field("Search").value).toBe("heap");
    expect(await screen.findAllByRole("article")).toHaveLength(1);

    await act(() => router.navigate("/all_questions"));

    expect(await screen.findByText("4 questions")).toBeTruthy();
    expect(field("Search").value).toBe("");
  });

  it("that finds nothing says so and leads back to everything", async () => {
    const { user } = renderBank("/all_questions?search=zebra");
    expect(await screen.findByText("No questions found.")).toBeTruthy();

    await user.click(screen.getByRole("link", { name: "Show all questions" }));

    expect(await screen.findAllByRole("article")).toHaveLength(4);
  });
});

describe("[PROB-1] paging", () => {
  beforeEach(() => {
    bank.problems = manyProblems(45);
  });

  it("goes on and back by links, and reading goes on at the top of the new page", async () => {
    const { user, router } = renderBank("/all_questions?search=Question");
    expect(await screen.findByText("Page 1 of 3")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();

    await user.click(screen.getByRole("link", { name: "Next" }));

    expect(router.state.location.search).toBe("?search=Question&page=2");
    expect(await screen.findByRole("article", { name: "Question 21" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("45 questions with “Question”, page 2 of 3");
    await user.click(screen.getByRole("link", { name: "Next" }));
    expect(await screen.findByText("Page 3 of 3")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Next" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Previous" }));
    expect(await screen.findByText("Page 2 of 3")).toBeTruthy();
  });

  it("keeps the page that was there until the next one has come", async () => {
    const { user } = renderBank("/all_questions");
    await screen.findByText("Page 1 of 3");
    bank.instead = never;

    await user.click(screen.getByRole("link", { name: "Next" }));

    expect(screen.getByRole("article", { name: "Question 1" })).toBeTruthy();
    expect(screen.queryByText("Loading...")).toBeNull();
  });

  it("behind the end leads to the last page", async () => {
    const { user } = renderBank("/all_questions?page=9");
    expect(await screen.findByText("There is no page 9.")).toBeTruthy();

    await user.click(screen.getByRole("link", { name: "Go to the last page" }));

    expect(await screen.findByText("Page 3 of 3")).toBeTruthy();
  });
});

describe("[PROB-1] where there is nothing to show", () => {
  it("an empty bank says so, and how to fill it", async () => {
    renderBank("/all_questions");

    expect(await screen.findByText("No questions found.")).toBeTruthy();
    const link = screen.getByRole("link", { name: "Add the first question" });
    expect(link.getAttribute("href")).toBe("/add_question");
  });

  it("says that it is loading", () => {
    bank.instead = never;
    renderBank("/all_questions");

    expect(screen.getByText("Loading...").getAttribute("role")).toBe("status");
  });

  it("says that it failed, and tries again", async () => {
    bank.instead = () => refusal("server/failed");
    const { user } = renderBank("/all_questions");
    expect(await screen.findByText("An error occurred while fetching data.")).toBeTruthy();
    bank.instead = null;
    bank.problems = manyProblems(1);

    await user.click(screen.getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(screen.getByText("1 question")).toBeTruthy());
    expect(screen.queryByText("An error occurred while fetching data.")).toBeNull();
  });
});
