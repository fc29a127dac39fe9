import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { aCoder } from "#testing/http";
import { insertCoder } from "#testing/accounts";
import { insertProblems, openProblemsApp, type ProblemsApp } from "./testing/open-problems-app.ts";

let bank: ProblemsApp;
beforeAll(async () => {
  bank = await openProblemsApp();
});
afterAll(() => bank.close());
beforeEach(() => bank.empty());

describe("[PROB-1] the pages of the question bank", () => {
  it("are empty while nothing was added", async () => {
    expect((await bank.list()).json()).toEqual({ success: true, problems: [], total: 0 });
  });

  it("hold 20 each, latest first, and every one says how many there are in all", async () => {
    await insertProblems(bank.db, numbered(45));

    expect(await page({})).toEqual({ questions: downFrom(45, 20), total: 45 });
    expect(await page({ page: "2" })).toEqual({ questions: downFrom(25, 20), total: 45 });
    expect(await page({ page: "3" })).toEqual({ questions: downFrom(5, 5), total: 45 });
    expect(await page({ page: "4" })).toEqual({ questions: [], total: 45 });
    expect(await page({ page: "10000" })).toEqual({ questions: [], total: 45 });
  });

  it("repeat and drop nothing where many were added in the same millisecond", async () => {
    await insertProblems(bank.db, numbered(45), { apartMs: 0 });

    const pages = await Promise.all(["1", "2", "3"].map((number) => page({ page: number })));

    const seen = pages.flatMap(({ questions }) => questions);
    expect(new Set(seen).size).toBe(45);
  });

  it("are open to coders as well", async () => {
    await insertProblems(bank.db, numbered(1));
    const coder = aCoder((await insertCoder(bank.db)).uid);

    expect((await bank.list({}, coder)).json().total).toBe(1);
  });

  test.each(["0", "-1", "1.5", "two", "", "10001", "1e9", "NaN", "1; drop table problems"])(
    "[API-2] there is no page %j",
    async (number) => {
      const response = await bank.list({ page: number });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        reason: "request/invalid",
        errors: [{ path: "page" }],
      });
    },
  );
});

describe("[PROB-1] searching", () => {
  beforeEach(() =>
    insertProblems(bank.db, [
      { question: "Reverse a linked list", answer: "Turn every pointer round." },
      { question: "Reverse a string", answer: "Swap from both ends.\nNo pointer is needed." },
      { question: "What is 100% coverage?", answer: "Every line ran." },
      { question: "What is 1000 in binary?", answer: "1111101000" },
      { question: "snake_case or camelCase?", answer: "Whatever the project has." },
      { question: "snakeXcase?", answer: String.raw`Escape it as \n in C++.` },
    ]),
  );

  test.each([
    ["one word of a question", "linked", ["Reverse a linked list"]],
    ["one word of an answer", "swap", ["Reverse a string"]],
    ["any case", "REVERSE sTrInG", ["Reverse a string"]],
    ["parts of words", "rever poin", ["Reverse a string", "Reverse a linked list"]],
    ["words of question and answer together", "linked pointer", ["Reverse a linked list"]],
    ["words in any order", "list reverse", ["Reverse a linked list"]],
    ["words with much room between", "  list \t\n reverse ", ["Reverse a linked list"]],
    ["a word twice", "list list LIST", ["Reverse a linked list"]],
    ["a percent sign for itself", "100%", ["What is 100% coverage?"]],
    ["an underscore for itself", "snake_case", ["snake_case or camelCase?"]],
    ["a backslash for itself", String.raw`\n`, ["snakeXcase?"]],
    ["a lone percent sign", "%", ["What is 100% coverage?"]],
    ["plus signs", "c++", ["snakeXcase?"]],
    ["a word that only half of the others meet", "reverse zebra", []],
    ["SQL that is none", "' or 1=1 --", []],
  ])("finds %s", async (_, search, questions) => {
    expect(await page({ search })).toEqual({ questions, total: questions.length });
  });

  it("for nothing but room finds everything", async () => {
    expect((await page({ search: "   " })).total).toBe(6);
  });

  it("never joins the end of a question to the start of its answer", async () => {
    expect((await page({ search: "listturn" })).total).toBe(0);
  });

  it("counts what it found, over every page", async () => {
    await insertProblems(bank.db, numbered(25));

    const second = await page({ search: "question", page: "2" });

    expect(second).toEqual({ questions: downFrom(5, 5), total: 25 });
  });

  test.each([
    ["201 characters", "x".repeat(201)],
    ["a NUL", "a\u0000b"],
  ])("[API-2] for %s is refused", async (_, search) => {
    const response = await bank.list({ search });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ path: "search" }] });
  });

  it("takes a hundred words", async () => {
    const search = Array.from({ length: 100 }, (_, index) => index % 10).join(" ");
    expect((await bank.list({ search })).statusCode).toBe(200);
  });
});

describe("[PROB-1] with ten thousand questions", () => {
  it("the first page, the last one and a search of many words come in full", async () => {
    const answer = "def reverse(node): previous = None; node.next, previous = previous, node. ";
    await insertProblems(
      bank.db,
      numbered(10_000).map((problem) => ({ ...problem, answer: answer.repeat(12) })),
    );

    expect((await page({})).questions).toEqual(downFrom(10_000, 20));
    expect((await page({ page: "500" })).questions).toEqual(downFrom(20, 20));
    expect((await page({ search: "question 777" })).total).toBe(19);
    expect((await page({ search: "def node next = None ; . , ( ) : e v i o u s" })).total).toBe(
      10_000,
    );
  });
});

/** `Question 1`, `Question 2` … */
function numbered(count: number) {
  return Array.from({ length: count }, (_, index) => ({ question: `Question ${index + 1}` }));
}

function downFrom(number: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Question ${number - index}`);
}

async function page(query: Record<string, string>) {
  const { problems, total } = (await bank.list(query)).json();
  const questions = (problems as { question: string }[]).map(({ question }) => question);
  return { questions, total: total as number };
}
