import { randomUUID } from "node:crypto";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { aLearner } from "#testing/http";
import { insertLearner } from "#testing/accounts";
import { aFilledForm, openProblemsApp, type ProblemsApp } from "./testing/open-problems-app.ts";

let bank: ProblemsApp;
beforeAll(async () => {
  bank = await openProblemsApp();
});
afterAll(() => bank.close());
beforeEach(() => bank.empty());

const better = { question: "How do you reverse a list in place?", ans: "Turn every pointer." };

async function added(): Promise<string> {
  const filled = aFilledForm();
  await bank.add(filled);
  return filled.id;
}

async function listed(): Promise<{ question: string }[]> {
  return (await bank.list()).json<{ problems: { question: string }[] }>().problems;
}

describe("[PROB-2] one's own question", () => {
  it("takes other words, and keeps its day", async () => {
    const id = await added();
    const response = await bank.change(id, better);

    expect(response.statusCode).toBe(200);
    expect(response.json().problem).toEqual({
      ...better,
      id,
      uid: bank.lena.uid,
      date: at("09:00"),
    });
    expect(await listed()).toEqual([response.json().problem]);
  });

  it("is deleted, once", async () => {
    const id = await added();

    expect((await bank.remove(id)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await bank.remove(id)).json().reason).toBe("problem/unknown");
  });

  test.each([
    ["question", { ...better, question: " " }],
    ["ans", { ...better, ans: "" }],
  ])("[API-2] keeps its words where the new ones lack %s", async (path, text) => {
    const id = await added();
    const response = await bank.change(id, text);

    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].path).toBe(path);
    expect((await listed())[0]?.question).toBe(aFilledForm().question);
  });
});

describe("[GUARD-4] a question of another account", () => {
  it("is as if it did not exist", async () => {
    const id = await added();
    const other = aLearner((await insertLearner(bank.db)).uid);

    for (const response of [await bank.change(id, better, other), await bank.remove(id, other)]) {
      expect(response.statusCode).toBe(404);
      expect(response.json().reason).toBe("problem/unknown");
    }
    expect((await listed())[0]).toMatchObject({ id, question: aFilledForm().question });
  });

  it("is changed and deleted by nobody without a session", async () => {
    const id = await added();

    expect((await bank.change(id, better, null)).statusCode).toBe(401);
    expect((await bank.remove(id, null)).statusCode).toBe(401);
    expect(await listed()).toHaveLength(1);
  });
});

test.each(["no-uuid", randomUUID()])("there is no %s", async (id) => {
  expect((await bank.change(id, better)).json().reason).toBe("problem/unknown");
  expect((await bank.remove(id)).json().reason).toBe("problem/unknown");
});
