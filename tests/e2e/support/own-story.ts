/** A story of the sample learner, made through the page's own session. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** @param page signed in as a learner @returns the story's id */
export async function makeOwnStory(page: Page, wishes: object = {}): Promise<string> {
  const answer = await page.request.post("/generate/", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      childrens_info: [{ name: "Mina", age: "6", interests: "dinosaurs, the moon" }],
      characters: [{ name: "Lila", role: "clockmaker", traits: "grumpy, kind" }],
      learning_objectives: ["sharing toys"],
      story_language: "English",
      storyteller: "builtin",
      ...wishes,
    },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { story_id: string }).story_id;
}
