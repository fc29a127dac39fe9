import { LONGEST_ANSWER, LONGEST_QUESTION } from "@codetale/contract/problems";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { users } from "#platform/db/schema/identity";
import { problems } from "#platform/db/schema/problems";
import { contentsOf } from "#testing/table-contents";
import { aCoder, aLearner } from "#testing/http";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aFilledForm, openProblemsApp, type ProblemsApp } from "./testing/open-problems-app.ts";

let bank: ProblemsApp;
beforeAll(async () => {
  bank = await openProblemsApp();
});
afterAll(() => bank.close());
beforeEach(() => bank.empty());

describe("[PROB-2] adding a question", () => {
  it("keeps it with who added it and when, and answers it", async () => {
    const { id, question, ans } = aFilledForm();
    const response = await bank.add({ id, question, ans });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      problem: { id, question, ans, uid: bank.lena.uid, date: at("09:00") },
    });
    expect((await bank.list()).json().problems).toEqual([response.json().problem]);
  });

  it("is open to coders as well", async () => {
    const coder = aCoder((await insertCoder(bank.db)).uid);
    const response = await bank.add(aFilledForm(), coder);

    expect(response.json().problem.uid).toBe(coder.uid);
  });

  it("[GUARD-4] takes who added it from the session, whatever the body says", async () => {
    const response = await bank.add({ ...aFilledForm(), uid: "somebody-else", date: 1 });

    expect(response.json().problem).toMatchObject({ uid: bank.lena.uid, date: at("09:00") });
  });

  it("keeps code, quotes, wide characters and markup as they were typed", async () => {
    const question = `Robert'); DROP TABLE problems; -- "漢字" 🦉 <b>&amp;</b> \\`;
    const ans = "```python\n    if x:\n\treturn '%s_' % x\n```";
    const { problem } = (await bank.add(aFilledForm({ question, ans }))).json();

    expect(problem).toMatchObject({ question, ans });
  });

  it("takes the longest texts there may be", async () => {
    const filled = aFilledForm({
      question: "漢".repeat(LONGEST_QUESTION),
      ans: "漢".repeat(LONGEST_ANSWER),
    });
    expect((await bank.add(filled)).statusCode).toBe(200);
  });

  it("says nothing to others of who added it", async () => {
    const { problem } = (await bank.add(aFilledForm())).json();
    const other = aLearner((await insertLearner(bank.db)).uid);

    expect((await bank.list({}, other)).json().problems).toEqual([{ ...problem, uid: "" }]);
  });

  it("outlives the account of who added it, without naming them", async () => {
    const gone = aLearner((await insertLearner(bank.db)).uid);
    await bank.add(aFilledForm(), gone);
    await bank.db.delete(users).where(eq(users.id, gone.uid));

    expect((await bank.list()).json().problems).toMatchObject([{ uid: "" }]);
  });
});

describe("[PROB-2] [GUARD-4] nobody who is not signed in", () => {
  it("adds anything", async () => {
    const response = await bank.add(aFilledForm(), null);

    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      success: false,
      code: "unauthenticated",
      reason: "session/required",
      message: "User not authenticated.",
    });
    expect(await stored()).toEqual([]);
  });

  it("reads anything", async () => {
    await bank.add(aFilledForm());
    const response = await bank.list({}, null);

    expect(response.statusCode).toBe(401);
    expect(response.json().problems).toBeUndefined();
  });
});

describe("sending a question again", () => {
  it("changes nothing and answers what is stored", async () => {
    const filled = aFilledForm();
    const first = await bank.add(filled);
    const before = await stored();
    bank.clock.advance(60_000);
    const again = await bank.add({ ...filled, question: `  ${filled.question}\n` });
    bank.clock.set(at("09:00"));

    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await stored()).toEqual(before);
  });

  it("twenty times at once adds it once, and every press succeeds", async () => {
    const filled = aFilledForm();
    const answers = await Promise.all(Array.from({ length: 20 }, () => bank.add(filled)));

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await stored()).toHaveLength(1);
  });

  it("with the id in capitals is the same again", async () => {
    const filled = aFilledForm();
    await bank.add(filled);
    const again = await bank.add({ ...filled, id: filled.id.toUpperCase() });

    expect(again.statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ["another question", { question: "What is a heap?" }],
    ["another answer", { ans: "A tree in an array." }],
  ])("under a used id with %s is refused", async (_, change) => {
    const filled = aFilledForm();
    await bank.add(filled);
    await expectIdReused(await bank.add({ ...filled, ...change }));
  });

  it("[GUARD-4] under an id that somebody else used is refused, the same text too", async () => {
    const filled = aFilledForm();
    await bank.add(filled);
    const other = aLearner((await insertLearner(bank.db)).uid);
    await expectIdReused(await bank.add(filled, other));
  });
});

describe("[API-2] a body with", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["no id", { id: undefined }, "id"],
    ["an id that is none", { id: "1' or '1'='1" }, "id"],
    ["no question", { question: undefined }, "question"],
    ["a blank question", { question: " \n\t " }, "question"],
    ["a list for a question", { question: ["a"] }, "question"],
    ["a NUL in the question", { question: "a\u0000b" }, "question"],
    ["half a character in the question", { question: "a\ud800b" }, "question"],
    ["a question that is too long", { question: "x".repeat(LONGEST_QUESTION + 1) }, "question"],
    ["no answer", { ans: undefined }, "ans"],
    ["an empty answer", { ans: "" }, "ans"],
    ["a number for an answer", { ans: 42 }, "ans"],
    ["a NUL in the answer", { ans: "a\u0000b" }, "ans"],
    ["an answer that is too long", { ans: "x".repeat(LONGEST_ANSWER + 1) }, "ans"],
  ])("%s is refused, the field named, and nothing stored", async (_, change, path) => {
    const response = await bank.add({ ...aFilledForm(), ...change });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
    expect(await stored()).toEqual([]);
  });

  it("everything wrong is told everything at once, in words for people", async () => {
    const { errors } = (await bank.add({ id: 1, question: "", ans: " " })).json();

    expect(errors).toMatchObject([
      { path: "id" },
      { path: "question", message: "Please fill this in" },
      { path: "ans", message: "Please fill this in" },
    ]);
  });
});

async function expectIdReused(response: Awaited<ReturnType<ProblemsApp["add"]>>): Promise<void> {
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: "already-exists",
    reason: "problem/id-reused",
    message: "This question was already sent with another text.",
  });
  expect(await stored()).toHaveLength(1);
}

async function stored(): Promise<string[] | undefined> {
  return (await contentsOf(bank.db, problems))["problems"];
}
