import type { Story } from "@codetale/contract/stories";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Actor } from "#core/access/actor";
import { openStoriesApp, type StoriesApp } from "../testing/open-stories-app.ts";

let app: StoriesApp;
let other: Actor;
beforeAll(async () => {
  app = await openStoriesApp();
  other = await app.aLearner();
});
afterAll(() => app.close());
beforeEach(() => app.empty());

describe("[SLIB-2] searching", () => {
  beforeEach(async () => {
    const shared = true;
    await app.aStory({
      shared,
      title: "El niño y la LUNA 100%",
      learning_objectives: ["compartir"],
    });
    await app.aStory({
      shared,
      title: "मीना का चाँद",
      characters: [{ name: "Štěpán", role: "helper", traits: "kind" }],
    });
    await app.aStory({
      shared,
      title: "Snake_case",
      learning_objectives: ["counting to ten"],
      childrens_info: [{ name: "Mina", age: "4", interests: "trains" }],
    });
  });

  test.each([
    ["nino", ["El niño y la LUNA 100%"]],
    ["NIÑO luna", ["El niño y la LUNA 100%"]],
    ["luna niño compart", ["El niño y la LUNA 100%"]],
    ["चाँद", ["मीना का चाँद"]],
    ["stepan", ["मीना का चाँद"]],
    ["counting", ["Snake_case"]],
    ["100%", ["El niño y la LUNA 100%"]],
    ["e_c", ["Snake_case"]],
    ["%", ["El niño y la LUNA 100%"]],
    ["का", ["मीना का चाँद"]],
    ["_", ["Snake_case"]],
    ["' or 1=1 --", []],
    ["luna counting", []],
    ["clockmaker", []],
  ])("%j finds %j, among one's own and what others share", async (search, titles) => {
    expect(await titlesOf({ search })).toEqual(titles);
    expect(await titlesOf({ search }, other)).toEqual(titles);
    expect(await titlesOf({ search }, null)).toEqual(titles);
  });

  it("finds a word, not all its parts in others", async () => {
    await app.aStory({ owner: other, shared: true, title: "Anana nas" });
    expect(await titlesOf({ search: "anan" })).toEqual(["Anana nas"]);
    expect(await titlesOf({ search: "ananas" })).toEqual([]);
  });

  it("by language and level, and knows every language that there is", async () => {
    const french = await app.aStory({ story_language: "French" });
    const response = (await app.list({ language: "fr" })).json<{ stories: Story[] }>();

    expect(response.stories.map(({ id }) => id)).toEqual([french]);
    expect(response).toMatchObject({ total: 1, languages: ["en", "fr"] });
    expect(await titlesOf({ level: "3-5" })).toEqual(["Snake_case"]);
  });
});

async function titlesOf(
  query: Record<string, string>,
  as: Actor | null = app.lena,
): Promise<string[]> {
  const { stories } = (await app.list(query, as)).json<{ stories: Story[] }>();
  return stories.map(({ title }) => title);
}
